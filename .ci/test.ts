import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildIfStale } from '../graph/cli/buildIfStale.ts';

interface Outcome {
  readonly isGood: boolean;
  readonly passed: number;
  readonly failed: number;
  /** What failed, by name, to be told once more at the end of a long log. */
  readonly named: string[];
}
type Counts = Omit<Outcome, 'isGood'>;
type Step = () => Promise<Outcome>;

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}
interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean }[];
}
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  errors: unknown[];
}

const folder = await mkdtemp(join(tmpdir(), 'cycle-chat-reports-'));
const reportFile = join(folder, 'report.json');

const nothing: Counts = { passed: 0, failed: 0, named: [] };

/** Takes so long that it is left out unless it is asked for by name. */
const isWithFaults = process.argv.includes('--faults');

const vitest = (script: string) => () =>
  runTests(`${script} -- --reporter=default --reporter=json --outputFile.json=${reportFile}`, countVitest);

const steps: Record<string, Step> = {
  types: () => check('types'),
  lint: () => check('lint'),
  'generated files': () => check('drift'),
  'unit, API and components': vitest('test:unit'),
  build,
  journeys: () => runTests('test:e2e -- --reporter=list,json', countPlaywright),
  ...(isWithFaults && { faults: vitest('test:faults') }),
};

async function check(script: string): Promise<Outcome> {
  return { ...nothing, isGood: await succeeds(script) };
}

async function build(): Promise<Outcome> {
  try {
    await buildIfStale();
    return { ...nothing, isGood: true };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { ...nothing, isGood: false };
  }
}

/** A runner that reports no executed test has failed, whatever it says. */
async function runTests(script: string, count: (report: string) => Counts): Promise<Outcome> {
  await rm(reportFile, { force: true });
  const hasSucceeded = await succeeds(script);
  const report = await readFile(reportFile, 'utf8').catch(() => undefined);
  const counts = report ? count(report) : nothing;
  return { ...counts, isGood: hasSucceeded && counts.failed === 0 && counts.passed > 0 };
}

async function succeeds(script: string): Promise<boolean> {
  const child = spawn(`npm run --silent ${script}`, {
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  });
  const [code] = await once(child, 'close');
  return code === 0;
}

/** A skipped test is a failed one; so is a file that broke before its first test. */
function countVitest(report: string): Counts {
  const { numTotalTests, numPassedTests, testResults }: VitestReport = JSON.parse(report);
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const named = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
  );
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests + broken.length,
    named: [...named, ...broken.map(({ name }) => relative('.', name))],
  };
}

function countPlaywright(report: string): Counts {
  const { suites, stats, errors }: PlaywrightReport = JSON.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    named: suites.flatMap(failedSpecs),
  };
}

const failedSpecs = ({ file, specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap(failedSpecs),
];

const failures: string[] = [];
const named: string[] = [];
let passed = 0;
let failed = 0;
for (const [name, step] of Object.entries(steps)) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const outcome = await step();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${name}: ${outcome.isGood ? 'good' : 'FAILED'} after ${seconds} s`);
  passed += outcome.passed;
  failed += outcome.failed;
  named.push(...outcome.named);
  if (!outcome.isGood) failures.push(name);
}
await rm(folder, { recursive: true, force: true });

if (failures.length > 0) {
  console.log(`\nFailed: ${failures.join(', ')}`);
  for (const name of named) console.log(`  ${name}`);
  process.exitCode = 1;
}
console.log(`\n${passed} passed, ${failed} failed`);
