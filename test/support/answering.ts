/** Waits until somebody answers there. */
export const answering = async (address: string, seconds = 120): Promise<void> => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    const there = await fetch(address).then(
      response => response.ok,
      () => false,
    );
    if (there) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error(`nobody answered at ${address} within ${seconds} s`);
};
