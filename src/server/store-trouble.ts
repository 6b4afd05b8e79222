/** The store cannot be opened or asked; `cause` says why. Whatever else goes wrong at a start is not the store's fault. */
export class StoreTrouble extends Error {}

/** Waits for something that only the store can stand in the way of. */
export const fromStore = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (cause) {
    throw new StoreTrouble('the store does not answer', { cause });
  }
};
