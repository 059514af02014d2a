import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { freePort } from '../freePort.ts';

/** A display without a screen. */
export interface Display {
  /** The value of the variable DISPLAY. */
  readonly name: string;
  close(): Promise<void>;
}

/** WebKitGTK's WebDriver. It has one session. */
export interface Driver {
  readonly address: string;
  /** Ends the driver and its browser. */
  close(): Promise<void>;
}

export async function openDisplay(): Promise<Display> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return { name: `:${String(number).trim()}`, close: () => end(screen, () => screen.kill()) };
}

export async function startDriver(display: Display): Promise<Driver> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // The browser joins the driver's process group, so that both can be ended when the browser hangs.
    detached: true,
    env: {
      ...process.env,
      DISPLAY: display.name,
      // Without a graphics card, drawing by the imitation of one almost doubles the processor time.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      XDG_CONFIG_HOME: fileURLToPath(new URL('config', import.meta.url)),
    },
  });
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { intervals: [50] }).toBe(true);
  return { address, close: () => end(driver, () => process.kill(-Number(driver.pid), 'SIGKILL')) };
}

async function end(child: ChildProcess, kill: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  kill();
  await ended;
}
