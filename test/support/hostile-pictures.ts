import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const chunk = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  const typed = Buffer.concat([Buffer.from(type), body]);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(typed));
  return Buffer.concat([head, typed, tail]);
};

/** A PNG that promises more than it holds: a few hundred bytes, so many pixels. */
const pngOf = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([magic, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
};

const gifOf = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(7);
  head.writeUInt16LE(width, 0);
  head.writeUInt16LE(height, 2);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, ...head.subarray(0, 4), 0, 2, 2, 0x44, 1, 0, 0x3b]);
  return Buffer.concat([Buffer.from('GIF89a'), head, frame]);
};

/** The sizes a JPEG says it has, replaced. */
const jpegClaiming = (jpeg: Buffer, width: number, height: number): Buffer => {
  const lie = Buffer.from(jpeg);
  const frame = lie.indexOf(Buffer.from([0xff, 0xc0]));
  lie.writeUInt16BE(height, frame + 5);
  lie.writeUInt16BE(width, frame + 7);
  return lie;
};

const webpClaiming = (webp: Buffer, width: number, height: number): Buffer => {
  const lie = Buffer.from(webp);
  lie.writeUInt16LE(width, 26);
  lie.writeUInt16LE(height, 28);
  return lie;
};

const noise = (head: Buffer): Buffer =>
  Buffer.concat([head, Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 89) % 251))]);
const after = (picture: Buffer, text: string): Buffer => Buffer.concat([picture, Buffer.from(text, 'latin1')]);
const text = (value: string): Buffer => Buffer.from(value, 'latin1');

/** What strangers might send for a picture: what it is, its bytes, and what they are told. */
export const hostilePictures = async (): Promise<readonly (readonly [what: string, bytes: Buffer, why: string])[]> => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#4a6a9a' } });
  const [jpeg, png, webp, gif, avif] = await Promise.all([
    plain(400, 600).jpeg().toBuffer(),
    plain(400, 600).png().toBuffer(),
    plain(400, 600).webp().toBuffer(),
    plain(400, 600).gif().toBuffer(),
    plain(400, 600).avif({ effort: 0 }).toBuffer(),
  ]);
  const half = (picture: Buffer): Buffer => picture.subarray(0, Math.floor(picture.length * 0.6));
  const [lost, torn, both] = ['picture-not-understood', 'picture-damaged', 'picture-two-things'];
  const many = 'picture-too-many-pixels';
  return [
    ['nothing', Buffer.alloc(0), lost],
    ['a text', text('hello'), lost],
    ['a page', text('<!doctype html><script>alert(1)</script>'), lost],
    ['an SVG with a script', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), lost],
    ['an SVG that asks for a file', text('<svg><image href="file:///etc/passwd"/></svg>'), lost],
    ['an XML bomb', text('<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>'), lost],
    ['a PDF', text('%PDF-1.7\n1 0 obj'), lost],
    ['a program', text('MZ\u0090\0\u0003'), lost],
    ['a film', text('\0\0\0\x18ftypisom\0\0\0\0isommp42'), lost],
    ['a BMP', text('BM\0\0\0\0\0\0\0\0'), lost],
    ['a TIFF', text('II*\0\x08\0\0\0'), lost],
    ['a Photoshop file', text('8BPS\0\x01'), lost],
    ['a JPEG XL', text('\xff\x0a\0\0'), lost],
    ['a HEIC', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'picture-heic'],
    ['half a JPEG', half(jpeg), torn],
    ['half a PNG', half(png), torn],
    ['half a WebP', half(webp), torn],
    ['half a GIF', half(gif), torn],
    ['half an AVIF', half(avif), torn],
    ['noise that begins like a JPEG', noise(Buffer.from([0xff, 0xd8, 0xff, 0xe0])), torn],
    ['noise that begins like a PNG', noise(png.subarray(0, 16)), torn],
    ['noise that begins like a WebP', noise(webp.subarray(0, 16)), torn],
    ['a PNG of nine hundred million pixels', pngOf(30_000, 30_000), many],
    ['a PNG of no pixels', pngOf(0, 0), torn],
    ['a GIF of four thousand million pixels', gifOf(65_535, 65_535), many],
    ['a JPEG that claims 65,000 by 65,000', jpegClaiming(jpeg, 65_000, 65_000), many],
    ['a WebP that claims 16,000 by 16,000', webpClaiming(webp, 16_000, 16_000), many],
    ['one pixel', await plain(1, 1).png().toBuffer(), 'picture-too-small'],
    ['a strip', await plain(9000, 30).png().toBuffer(), 'picture-too-small'],
    ['a JPEG with an archive behind it', after(jpeg, 'PK\x03\x04evil.exe'), both],
    ['a PNG with a program behind it', after(png, '<?php system($_GET[0]); ?>'), both],
    ['a GIF that is a script', text('GIF89a/*<script>*/=1;alert(1)'), both],
    [
      'a JPEG that begins like a page',
      Buffer.concat([jpeg.subarray(0, 2), text('\xff\xfe\0\x20<html><script>alert(1)'), jpeg.subarray(2)]),
      both,
    ],
    ['twenty-five megabytes', Buffer.alloc(25 * 1024 * 1024, 1), 'picture-too-big'],
  ];
};
