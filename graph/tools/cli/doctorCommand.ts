import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import packageJson from '../../../package.json' with { type: 'json' };
import { demoSignIn } from '../../demo/demoSignIn.ts';
import { migrations } from '../../platform/database/migrations.ts';
import { statement } from '../../platform/database/sql.ts';
import type { MediaFindings } from './checkMedia.ts';
import { checkMedia } from './checkMedia.ts';
import type { OriginalFindings } from './checkOriginals.ts';
import { checkOriginals } from './checkOriginals.ts';
import type { RouteFindings } from './checkRoutes.ts';
import { checkRoutes } from './checkRoutes.ts';
import type { SearchFinding } from './checkSearch.ts';
import { checkSearch } from './checkSearch.ts';
import type { StartFinding } from './checkStarts.ts';
import { checkStarts } from './checkStarts.ts';
import { defineCommand } from './command.ts';
import type { CounterFinding } from './counters.ts';
import { checkCounters } from './counters.ts';
import { isDemoOpen } from './isDemoOpen.ts';
import type { Operator } from './operator.ts';

interface Findings {
  versions: { app: string; node: string; postgres: string };
  migrations: { applied: number; pending: string[]; unknown: string[] };
  /** Null if migrations are pending, because the tables may not exist yet. */
  counters: CounterFinding[] | null;
  starts: StartFinding[] | null;
  search: SearchFinding[] | null;
  media: MediaFindings | null;
  routes: RouteFindings | null;
  originals: OriginalFindings | null;
  /** Whether everybody can sign in as the demo member, although this is no demo. */
  isDemoOpen: boolean | null;
}

const versionStatement = statement('cli.postgresVersion', `select current_setting('server_version') as version`);

async function checkVersions({ sql }: Operator): Promise<Findings['versions']> {
  const [row] = await sql<{ version: string }>(versionStatement);
  return { app: packageJson.version, node: process.versions.node, postgres: row?.version ?? 'unknown' };
}

/** Migrations that the database does not have, and those of a later version of the app. */
async function checkMigrations({ migrator }: MikroORM): Promise<Findings['migrations']> {
  const pending = await migrator.getPending();
  const executed = (await migrator.getExecuted()).map(({ name }) => name);
  const known = new Set<string>(migrations.map(({ name }) => name));
  const unknown = executed.filter((name) => !known.has(name));
  return { applied: executed.length, pending: pending.map(({ name }) => name), unknown };
}

const unchecked = {
  counters: null,
  starts: null,
  search: null,
  media: null,
  routes: null,
  originals: null,
  isDemoOpen: null,
};

async function examine(operator: Operator, isRepairing: boolean): Promise<Findings> {
  const { orm } = operator.backend;
  const versions = await checkVersions(operator);
  const state = await checkMigrations(orm);
  if (state.pending.length > 0) return { versions, migrations: state, ...unchecked };
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const counters = await checkCounters(pool, isRepairing);
  const starts = await checkStarts(pool, isRepairing);
  const search = await checkSearch(pool, isRepairing);
  const media = await checkMedia(operator, isRepairing);
  const routes = await checkRoutes(operator, isRepairing);
  const originals = await checkOriginals(operator, isRepairing);
  const demo = await isDemoOpen(operator);
  return { versions, migrations: state, counters, starts, search, media, routes, originals, isDemoOpen: demo };
}

/** Unused pictures and routes are normal: deleting a post leaves them behind. */
function isHealthy(findings: Findings): boolean {
  const { migrations: state, counters, starts, search, media, originals, isDemoOpen } = findings;
  const { pending, unknown } = state;
  const isUpToDate = pending.length === 0 && unknown.length === 0;
  const isCounted = counters?.every(({ wrong, repaired }) => wrong.length === repaired) ?? false;
  const isOnTime = starts?.every(({ stale, repaired }) => stale.length === repaired) ?? false;
  const isFound = search?.every(({ stale, repaired }) => stale.length === repaired) ?? false;
  const isTidy = media !== null && (media.orphanedFiles.length === 0 || media.collectedFiles > 0);
  const isWhole = isTidy && media.missingFiles.length === 0;
  const areKept = originals?.missingFiles.length === 0 && originals.orphanedFiles.length === originals.deletedFiles;
  return isUpToDate && isCounted && isOnTime && isFound && isWhole && areKept && isDemoOpen === false;
}

/** The maximum number of items to print. */
const saidItems = 20;

function sayList(label: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const said = items.slice(0, saidItems).map((item) => `  ${item}`);
  const rest = items.length - said.length;
  return [`${label}: ${items.length}`, ...said, ...(rest > 0 ? [`  and ${rest} more: see --json`] : [])];
}

function sayCounter({ name, wrong, repaired }: CounterFinding): string[] {
  const rows = wrong.map(({ id, counter, count }) => `${id} says ${counter}, is ${count}`);
  return sayList(repaired > 0 ? `Repaired ${name}` : `Wrong ${name}`, rows);
}

function sayStarts({ table, stale, repaired }: StartFinding): string[] {
  const what = repaired > 0 ? 'Computed again' : 'Computed with old time zone rules';
  return sayList(`${what}, starts of ${table}s`, stale);
}

function saySearch({ table, stale, repaired }: SearchFinding): string[] {
  const what = repaired > 0 ? 'Filled again' : 'Different from their texts';
  return sayList(`${what}, search columns of ${table}s`, stale);
}

function say(findings: Findings): string {
  const { versions, migrations: state, counters, starts, search, media, routes, originals, isDemoOpen } = findings;
  const lines = [
    `Cycle Chat ${versions.app}, Node.js ${versions.node}, PostgreSQL ${versions.postgres}`,
    `Migrations: ${state.applied} applied, ${state.pending.length} pending`,
    ...sayList('Pending', state.pending),
    ...sayList('Of a later version', state.unknown),
    ...(counters ? [`Counters: ${counters.length} checked`, ...counters.flatMap(sayCounter)] : []),
    ...(starts ?? []).flatMap(sayStarts),
    ...(search ?? []).flatMap(saySearch),
    ...(media ? [`Pictures: ${media.rowCount} kept, ${media.unused.length} of them unused`] : []),
    ...(media?.collectedFiles ? [`Deleted ${media.collectedFiles} of their files`] : []),
    ...(routes ? [`Routes: ${routes.rowCount} kept, ${routes.unused.length} of them unused`] : []),
    ...(routes?.uncut.length ? [`To be cut by privacy zones: ${routes.uncut.length}`] : []),
    ...(routes?.collected ? [`Removed ${routes.collected} routes`] : []),
    ...(originals?.deletedFiles ? [`Deleted ${originals.deletedFiles} route files`] : []),
    ...sayList('Files without a row', media?.orphanedFiles ?? []),
    ...sayList('Route files without a row', originals?.orphanedFiles ?? []),
    ...sayList('Routes without their file', originals?.missingFiles ?? []),
    ...sayList('Pictures without a file', media?.missingFiles ?? []),
    ...(isDemoOpen
      ? [`Everybody knows the password of @${demoSignIn.username}: delete this member, or change it`]
      : []),
    isHealthy(findings) ? 'No problems found.' : 'Problems found: see above.',
  ];
  return lines.join('\n');
}

export const doctorCommand = defineCommand({
  name: 'doctor',
  help: 'Checks counters, stored starts, search columns, pictures, routes, the demo member, migrations and versions.',
  operands: [],
  options: {
    fix: {
      type: 'boolean',
      help: 'Repairs wrong counters, starts and search columns, and deletes pictures and routes that have been unused for a day.',
    },
  },
  takesAnySchema: true,
  async run(operator, _operands, { fix = false }) {
    const findings = await examine(operator, fix);
    return {
      data: { isHealthy: isHealthy(findings), ...findings },
      text: say(findings),
      isBad: !isHealthy(findings),
    };
  },
});
