import { type Config, readConfig } from '../server/config.ts';

/** The server's settings, as every command reads them; null where they make no sense, and that has been said. */
export const readSettings = (): Config | null => {
  const config = readConfig(process.env);
  if (config.ok) return config.value;
  for (const mistake of config.error) console.error(mistake);
  return null;
};
