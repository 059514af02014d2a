import { readdir, readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const millisecondsPerTick = 10;

interface Stat {
  parent: number;
  milliseconds: number;
}

async function statOf(processId: number | string): Promise<Stat | null> {
  const text = await readFile(`/proc/${processId}/stat`, 'utf8').catch(() => null);
  if (!text) return null;
  // The name of the program is in brackets and can contain any character.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { parent: Number(fields[1]), milliseconds: ticks * millisecondsPerTick };
}

/** The total processor time of a process, in milliseconds. */
export async function processorTimeOf(processId: number): Promise<number> {
  return (await statOf(processId))?.milliseconds ?? 0;
}

/** The processor time of each process of a PostgreSQL server. */
export async function processorTimesOfFamily(postmasterId: number): Promise<Map<number, number>> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(processes.map(async (id) => ({ id: Number(id), stat: await statOf(id) })));
  const times = new Map<number, number>();
  for (const { id, stat } of stats) {
    if (stat && (id === postmasterId || stat.parent === postmasterId)) times.set(id, stat.milliseconds);
  }
  return times;
}

/** The processor time used since by processes that still run. Processes of closed connections are not counted. */
export function timeSince(before: ReadonlyMap<number, number>, now: ReadonlyMap<number, number>): number {
  return [...now].reduce((sum, [id, time]) => sum + time - (before.get(id) ?? 0), 0);
}

/** The resident memory of a process, in MiB. */
export async function residentMemoryOf(processId: number): Promise<number> {
  const text = await readFile(`/proc/${processId}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1024;
}
