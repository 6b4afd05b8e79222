/** Unique enough for ever: a command with an id that the table has seen counts once. */
export const commandId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
};

/** This device's part of the seed: 32 bytes as hex. */
export const contribution = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
};
