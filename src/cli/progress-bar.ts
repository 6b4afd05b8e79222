const WIDTH = 30;

/** A line that fills up, on a terminal; nothing elsewhere. */
export const progressBar = (
  out: { readonly isTTY?: boolean; write(text: string): unknown },
  total: number,
): { at(done: number): void; end(): void } => {
  let shown = -1;
  return {
    at(done) {
      const percent = Math.floor((100 * done) / total);
      if (out.isTTY !== true || percent === shown) return;
      shown = percent;
      const full = Math.floor((WIDTH * done) / total);
      out.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(percent).padStart(3)} %`);
    },
    end() {
      if (out.isTTY === true) out.write(`\r${' '.repeat(WIDTH + 6)}\r`);
    },
  };
};
