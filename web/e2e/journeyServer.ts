import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The product itself, as `npm start` runs it, on a community of its own that is gone afterwards.
const dataDir = await mkdtemp(join(await realpath(tmpdir()), 'cycle-chat-journeys-'));
// Where root runs the journeys, the account that serves the database must be able to enter.
await chmod(dataDir, 0o711);

const server = spawn(process.execPath, ['graph/cli/start.ts'], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  stdio: 'inherit',
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO: '1',
    PUBLIC_URL: '',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
  },
});

// The signal goes to the whole process group, so the server has it already; this process only waits for it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

const [code] = await once(server, 'exit');
await rm(dataDir, { recursive: true, force: true });
process.exitCode = code ?? 1;
