import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Drives the Firefox of the system by WebDriver BiDi. The channel selects the protocol, not the program. */
export const firefoxOptions = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: fileURLToPath(new URL('firefoxBridge.ts', import.meta.url)),
    // The script runs in the Node of this process.
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
  },
} as const;
