import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  box,
  element,
  finishedMp4,
  mp4,
  ogg,
  oggPage,
  PACKET,
  packets,
  track,
  webm,
  webmHead,
} from '../../../test/support/audio-files.ts';
import { measureAudio } from './audio.ts';
import { opusSamples } from './opus.ts';

describe('what browsers record', () => {
  it.each([
    ['WebM of Chromium', webm(), 'audio/webm', 1000],
    ['WebM with gaps in its times', webm({ step: 40 }), 'audio/webm', 1980],
    ['Ogg of Firefox', ogg(), 'audio/ogg', 1000],
    ['Ogg with packets over several pages', ogg({ sound: packets(120) }), 'audio/ogg', 2400],
    ['MP4 of Safari, in fragments', mp4(), 'audio/mp4', 999],
    ['MP4 with its table at the end', finishedMp4(), 'audio/mp4', 999],
  ])('[AU1] %s is measured', (_name, bytes, type, ms) => {
    expect(measureAudio(bytes)).toEqual({ type, ms });
  });

  it.each([
    [0x00, 480],
    [0x08, 960],
    [0x58, 2880],
    [0x60, 480],
    [0xe0, 120],
    [0xf8, 960],
    [0xf9, 1920],
    [0xfa, 1920],
  ])('[AU2] a packet that begins with %i plays %i samples', (toc, samples) => {
    expect(opusSamples(toc, undefined)).toBe(samples);
  });

  it('[AU2] a packet of many frames says how many, and never more than 120 ms', () => {
    expect(opusSamples(0xfb, 3)).toBe(2880);
    expect(opusSamples(0xfb, 0)).toBeNull();
    expect(opusSamples(0xfb, 7)).toBeNull();
    expect(opusSamples(undefined, undefined)).toBeNull();
  });
});

describe('what only says it is short', () => {
  it('[AU3] the header’s claim is not asked', () => {
    expect(measureAudio(webm({ sound: packets(1500), claims: 1000 }))?.ms).toBe(30_000);
  });

  it('[AU3] packets count although their times say otherwise, and times although packets do', () => {
    expect(measureAudio(webm({ sound: packets(1500), step: 0 }))?.ms).toBe(30_000);
    expect(measureAudio(webm({ sound: packets(50), step: 600 }))?.ms).toBe(29_420);
    expect(measureAudio(ogg({ sound: packets(1500), position: 48_000 }))?.ms).toBe(30_000);
    expect(measureAudio(ogg({ position: 48_000 * 30 + 312 }))?.ms).toBe(30_000);
    expect(measureAudio(mp4({ frames: 1300, ticks: 1 }))?.ms).toBe(30_186);
    expect(measureAudio(mp4({ frames: 43, ticks: 44_100 }))?.ms).toBe(43_000);
  });
});

const damaged = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
};
const opus = ogg();

describe('what is not a recording', () => {
  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('<script>alert(1)</script> and some more of it')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['WebM with a picture track', webm({ tracks: [track(1, 'V_VP8')] })],
    ['WebM with sound and pictures', webm({ tracks: [track(), track(1, 'V_VP9')] })],
    ['WebM with another codec', webm({ tracks: [track(2, 'A_VORBIS')] })],
    ['WebM with packed content', webm({ tracks: [track(2, 'A_OPUS', element('6d80', Buffer.alloc(4)))] })],
    ['WebM with an attachment', webm({ extra: element('1941a469', Buffer.from('<html>')) })],
    ['WebM without sound', webm({ sound: [] })],
    ['WebM with laced blocks', webm({ flags: 0x86 })],
    ['WebM with an empty packet', webm({ sound: [Buffer.alloc(0)] })],
    ['Matroska', Buffer.concat([webmHead('matroska'), webm().subarray(webmHead().length)])],
    ['WebM with something behind it', Buffer.concat([webm(), Buffer.from('PK\u0003\u0004 a zip follows')])],
    ['WebM cut in the middle of a block', webm().subarray(0, -2)],
    ['the head of a WebM alone', webmHead()],
    ['Ogg of two streams', ogg({ sound: packets(150), serials: [7, 8] })],
    ['Ogg of something else', ogg({ head: Buffer.concat([Buffer.from('\u0001vorbis'), Buffer.alloc(23)]) })],
    ['Ogg without sound', ogg({ sound: [] })],
    ['Ogg with a wrong checksum', damaged(opus, opus.length - 1)],
    ['Ogg cut short', opus.subarray(0, -1)],
    ['Ogg with something behind it', Buffer.concat([opus, Buffer.from('more')])],
    ['Ogg that begins twice', Buffer.concat([opus, oggPage(7, 3, 2, 0, [PACKET])])],
    ['MP4 of pictures', mp4({ handler: 'vide' })],
    ['MP4 with two tracks', mp4({ tracks: 2 })],
    ['MP4 of another codec', mp4({ entry: box('avc1', Buffer.alloc(78)) })],
    ['MP4 without sound', mp4({ frames: 0 })],
    ['MP4 cut short', mp4().subarray(0, -1)],
    ['MP4 with a box nobody knows', Buffer.concat([mp4(), box('evil', Buffer.from('x'))])],
    ['MP4 that lists more than it holds', Buffer.concat([mp4().subarray(0, -128), box('free', Buffer.alloc(110))])],
  ])('[AU4] %s is refused', (_name, bytes) => {
    expect(measureAudio(bytes)).toBeNull();
  });

  it('[AU5] no damage makes it throw or take long', () => {
    const files = [webm({ sound: packets(120) }), ogg({ sound: packets(120) }), mp4(), finishedMp4()];
    const change = fc.tuple(fc.nat({ max: 5000 }), fc.nat({ max: 255 }));
    fc.assert(
      fc.property(
        fc.nat({ max: 3 }),
        fc.array(change, { maxLength: 12 }),
        fc.nat({ max: 5000 }),
        (which, changes, cut) => {
          const bytes = Buffer.from(files[which] ?? []);
          for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
          const measured = measureAudio(bytes.subarray(0, bytes.length - (cut % bytes.length)));
          expect(measured === null || measured.ms > 0).toBe(true);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
