/**
 * One row of a part, as parallel columns of numbers. Every step of painting (colour, form, grain, light) runs over the
 * whole row before the next begins: the steps stay separate functions and the loops stay tight.
 */
export class Row {
  count = 0;
  y = 0;
  readonly column: Int32Array;
  readonly cover: Float64Array;
  /** Position in the part's own units. */
  readonly localX: Float64Array;
  readonly localY: Float64Array;
  readonly red: Float64Array;
  readonly green: Float64Array;
  readonly blue: Float64Array;
  /** Surface normal: x right, y down, z out of the picture. */
  readonly nx: Float64Array;
  readonly ny: Float64Array;
  readonly nz: Float64Array;
  readonly stroke: Float64Array;

  constructor(width: number) {
    const numbers = (): Float64Array => new Float64Array(width);
    this.column = new Int32Array(width);
    this.cover = numbers();
    this.localX = numbers();
    this.localY = numbers();
    this.red = numbers();
    this.green = numbers();
    this.blue = numbers();
    this.nx = numbers();
    this.ny = numbers();
    this.nz = numbers();
    this.stroke = numbers();
  }
}
