/**
 * Buffers that are borrowed and never owned. A card paints hundreds of parts; allocating a mask for each would spend a
 * tenth of the time in the garbage collector. A name is one slot: borrowing it again invalidates the previous loan.
 */
const slots = new Map<string, Float32Array>();

export const borrow = (name: string, size: number): Float32Array => {
  let slot = slots.get(name);
  if (!slot || slot.length < size) {
    slot = new Float32Array(Math.max(size, 4096));
    slots.set(name, slot);
  }
  return slot.subarray(0, size);
};

export const borrowZeroed = (name: string, size: number): Float32Array => borrow(name, size).fill(0);
