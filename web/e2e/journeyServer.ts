import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { journeyDataDir } from './journeyDataDir.ts';

// The product as `npm start` runs it, with its own community, which is deleted afterwards.
const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = journeyDataDir(process.env.PORT);
await rm(dataDir, { recursive: true, force: true });
await mkdir(dataDir);
// When root runs the tests, the account of the database server needs access.
await chmod(dataDir, 0o711);

// A map of the place where the routes of journeys are.
const mapFile = join(dataDir, 'region.pmtiles');
const edges = ['-3.2', '53.1', '-2.6', '53.5'];
execFileSync(process.execPath, ['graph/test/writeTinyMap.ts', mapFile, ...edges], { cwd: root });

const server = spawn(process.execPath, ['graph/tools/cli/start.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO: '1',
    MAP_FILE: mapFile,
    PUBLIC_URL: '',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    // Every test creates accounts and signs in, all from one address.
    RATE_LIMITS: process.env.RATE_LIMITS ?? JSON.stringify({ signUps: 3000, signIns: 3000 }),
  },
});

// The signal reaches the whole process group, including the server. This process only waits for it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

const [code] = await once(server, 'exit');
await rm(dataDir, { recursive: true, force: true });
process.exitCode = code ?? 1;
