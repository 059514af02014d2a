import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { mustSkipWithout, type NeededProgram } from '../graph/test/mustSkipWithout.ts';
import { app, buildIfStale, playground } from '../graph/tools/cli/buildIfStale.ts';

interface Outcome {
  readonly isGood: boolean;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The failed and skipped tests with the first error of each, repeated at the end of a long log. */
  readonly named: string[];
}
type Counts = Omit<Outcome, 'isGood'>;
type Step = () => Promise<Outcome>;

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  numPendingTests: number;
  testResults: { name: string; status: string; message?: string; assertionResults: VitestAssertion[] }[];
}
interface VitestAssertion {
  status: string;
  fullName: string;
  failureMessages?: string[] | null;
}
interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { results: PlaywrightResult[] }[] }[];
}
interface PlaywrightResult {
  error?: { message?: string };
  attachments?: { name: string; path?: string }[];
}
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  errors: unknown[];
}

const folder = await mkdtemp(join(tmpdir(), 'cycle-chat-reports-'));
const reportFile = join(folder, 'report.json');

const nothing: Counts = { passed: 0, failed: 0, skipped: 0, named: [] };

/** Tests of programs that the machine lacks are skipped, but not where a build is judged. */
const maySkip = !process.env.CI;

const vitest =
  (script: string, ...words: string[]) =>
  () =>
    runTests(
      [script, '--', ...words, `--reporter=default --reporter=json --outputFile.json=${reportFile}`].join(' '),
      countVitest,
    );

const journeys =
  (...words: string[]) =>
  () =>
    runTests(`test:e2e -- ${words.join(' ')} --reporter=list,json`, countPlaywright);

/** One journey or more through each noun. */
const core = [
  'account.desktop',
  'comments.phone',
  'events.phone',
  'groupsPage.phone',
  'live.desktop',
  'moments.phone',
  'newcomer',
  'posts.phone',
  'profile.phone',
  'rides.phone',
  'visitor.desktop',
];

/** The programs that the journeys of a browser beside Chromium need. */
const otherBrowsers: Record<string, readonly NeededProgram[]> = {
  firefox: ['firefox-esr'],
  webkit: ['WebKitWebDriver', 'Xvfb'],
};

const quickSteps: Record<string, Step> = {
  types: () => check('types'),
  lint: () => check('lint'),
  'generated files': () => check('drift'),
  // Some tests run the built programs.
  build,
  'unit, API and components': vitest('test:unit'),
};

/** All journeys include the core journeys. */
const coreJourneys: Record<string, Step> = {
  'core journeys': journeys('--project=desktop', '--project=phone', ...core.map((each) => `e2e/${each}.spec`)),
};

/** The deep part runs the property tests too, and deeper. */
const oncePropertyTests: Record<string, Step> = {
  'unit, API and components': vitest('test:unit', '--mode=all'),
};

const deepSteps: Record<string, Step> = {
  build,
  'long property runs, storms, programs and faults': vitest('test:long'),
  'journeys in all browsers': allJourneys,
};

interface Part {
  readonly steps: Record<string, Step>;
  readonly minutes: number;
}

const parts: Record<string, Part> = {
  quick: { steps: { ...quickSteps, ...coreJourneys }, minutes: 20 },
  '--deep': { steps: deepSteps, minutes: 40 },
  '--all': { steps: { ...quickSteps, ...oncePropertyTests, ...deepSteps }, minutes: 60 },
};

const [word = 'quick'] = process.argv.slice(2);
const part = parts[word];
if (!part) throw new Error(`${word} is no part of the tests: pass --deep, --all, or nothing`);
const { steps, minutes } = part;
console.log(`This takes about ${minutes} minutes on two idle cores: ${Object.keys(steps).join(', ')}.`);

async function check(script: string): Promise<Outcome> {
  return { ...nothing, isGood: await succeeds(script) };
}

/** One run of all journeys keeps both workers busy until its end. It omits the browsers that the machine lacks. */
async function allJourneys(): Promise<Outcome> {
  const missing = Object.entries(otherBrowsers).flatMap(([browser, programs]) =>
    programs.some(mustSkipWithout) ? [browser] : [],
  );
  const found = Object.keys(otherBrowsers).filter((browser) => !missing.includes(browser));
  const projects = ['desktop', 'phone', ...found].map((each) => `--project=${each}`);
  const { named, ...outcome } = await journeys(...projects)();
  const skipped = missing.map((browser) => `journeys in ${browser} (skipped)`);
  return { ...outcome, skipped: skipped.length, named: [...named, ...skipped] };
}

async function build(): Promise<Outcome> {
  try {
    await buildIfStale(app);
    await buildIfStale(playground);
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

/** A file that broke before its first test counts as a failed test. */
function countVitest(report: string): Counts {
  const { numTotalTests, numPassedTests, numPendingTests, testResults }: VitestReport = JSON.parse(report);
  const skipped = maySkip ? numPendingTests : 0;
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const named = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status, failureMessages }) =>
        withError(`${relative('.', name)}: ${fullName} (${status})`, failureMessages?.[0]),
      ),
  );
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests - skipped + broken.length,
    skipped,
    named: [...named, ...broken.map(({ name, message }) => withError(relative('.', name), message))],
  };
}

function countPlaywright(report: string): Counts {
  const { suites, stats, errors }: PlaywrightReport = JSON.parse(report);
  const failed = suites.flatMap(failedSpecs);
  for (const { name, result } of failed) printPage(name, result);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    skipped: 0,
    named: failed.map(({ name, result }) => withError(name, result?.error?.message)),
  };
}

interface FailedSpec {
  readonly name: string;
  readonly result: PlaywrightResult | undefined;
}

const failedSpecs = ({ file, specs, suites = [] }: PlaywrightSuite): FailedSpec[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      name: `${file}: ${title}`,
      result: tests.flatMap(({ results }) => results).find(({ error }) => error),
    })),
  ...suites.flatMap(failedSpecs),
];

/** Prints what the page of a failed journey showed, because a build server keeps no files. */
function printPage(name: string, result: FailedSpec['result']): void {
  const path = result?.attachments?.find((each) => each.name === 'error-context')?.path;
  const page = path && /```yaml\n(.*?)\n```/s.exec(readFileSync(path, 'utf8'))?.[1];
  if (page) console.log([name, ...indent(page.split('\n'))].join('\n'));
}

function withError(name: string, message: string | undefined): string {
  const lines = message?.split('\n').slice(0, 8) ?? [];
  return [name, ...indent(lines)].join('\n');
}

const indent = (lines: string[]) => lines.map((line) => `    ${line}`);

const failures: string[] = [];
const named: string[] = [];
let passed = 0;
let failed = 0;
let skipped = 0;
for (const [name, step] of Object.entries(steps)) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const outcome = await step();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${name}: ${outcome.isGood ? 'good' : 'FAILED'} after ${seconds} s`);
  passed += outcome.passed;
  failed += outcome.failed;
  skipped += outcome.skipped;
  named.push(...outcome.named);
  if (!outcome.isGood) failures.push(name);
}
await rm(folder, { recursive: true, force: true });

if (named.length > 0) {
  console.log(
    failures.length > 0 ? `\nFailed: ${failures.join(', ')}` : '\nSkipped, because this machine lacks a program:',
  );
  for (const name of named) console.log(`  ${name}`);
}
if (failures.length > 0) process.exitCode = 1;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
