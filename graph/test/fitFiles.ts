import { FitBaseType, FitEncoder, type FitEncoderField } from 'fit-file-parser/encoder';
import type { TestPoint } from './tracks.ts';

// FIT files as head units write them: positions in semicircles, heights in fifths of a metre above -500 metres.

const begin = FitEncoder.toFitTimestamp(new Date('2026-05-01T06:30:00Z'));
const messages = { fileId: 0, session: 18, record: 20, event: 21, course: 31, coursePoint: 32 };
export const sports = { running: 1, cycling: 2, swimming: 5 };

const field = (number: number, baseType: FitBaseType, size: number, value: number): FitEncoderField => ({
  number,
  size,
  baseType,
  value,
});
const enumeration = (number: number, value: number) => field(number, FitBaseType.Enum, 1, value);
const uint32 = (number: number, value: number) => field(number, FitBaseType.Uint32, 4, value);
const semicircles = (number: number, degrees: number) =>
  field(number, FitBaseType.Sint32, 4, Math.round((degrees * 2 ** 31) / 180) || 0);
const text = (number: number, value: string): FitEncoderField => {
  const bytes = FitEncoder.string(value);
  return { number, size: bytes.length, baseType: FitBaseType.String, value: bytes };
};
const noHeight = 0xffff;

function recordOf({ lat, lng, elevation }: TestPoint, time: number): FitEncoderField[] {
  const height = elevation === null ? noHeight : Math.round((elevation + 500) * 5);
  return [
    uint32(253, time),
    semicircles(0, lat),
    semicircles(1, lng),
    field(2, FitBaseType.Uint16, 2, height),
    field(3, FitBaseType.Uint8, 1, 171),
  ];
}

export interface FitSession {
  readonly sport?: number;
  /** Between two stretches the rider has paused. */
  readonly stretches: readonly (readonly TestPoint[])[];
}

/** A FIT activity of sessions, one second from point to point. */
export function fitActivity(...sessions: readonly FitSession[]): Uint8Array {
  const file = new FitEncoder().writeMessage(messages.fileId, [enumeration(0, 4), uint32(4, begin)]);
  let time = begin;
  for (const { sport = sports.cycling, stretches } of sessions) {
    const start = time;
    for (const points of stretches) {
      file.writeMessage(messages.event, [uint32(253, time), enumeration(0, 0), enumeration(1, 0)], 1);
      // A receiver without a position yet.
      file.writeMessage(messages.record, [uint32(253, time), field(3, FitBaseType.Uint8, 1, 140)], 3);
      for (const point of points) {
        file.writeMessage(messages.record, recordOf(point, time), 2);
        time += 1;
      }
      file.writeMessage(messages.event, [uint32(253, time), enumeration(0, 0), enumeration(1, 4)], 1);
      time += 60;
    }
    const elapsed = uint32(7, (time - start) * 1000);
    file.writeMessage(messages.session, [uint32(253, time), uint32(2, start), elapsed, enumeration(5, sport)], 4);
    time += 60;
  }
  return file.close();
}

/** A FIT course with a cue at its first point. */
export function fitCourse(points: readonly TestPoint[]): Uint8Array {
  const file = new FitEncoder().writeMessage(messages.fileId, [enumeration(0, 6)]);
  file.writeMessage(messages.course, [text(5, 'Loop'), enumeration(4, sports.cycling)], 1);
  for (const [index, point] of points.entries()) file.writeMessage(messages.record, recordOf(point, begin + index), 2);
  const [{ lat, lng }] = points as [TestPoint, ...TestPoint[]];
  file.writeMessage(
    messages.coursePoint,
    [semicircles(2, lat), semicircles(3, lng), enumeration(5, 6), text(6, 'Left')],
    3,
  );
  return file.close();
}
