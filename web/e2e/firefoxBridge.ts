#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

// Stands between Playwright and Firefox, which are connected by WebDriver BiDi. Playwright starts this file as the browser.

/** Playwright sends this command for every context, and fails on an error. Firefox does not know it yet. */
const unknownCommand = 'emulation.setMediaFeaturesOverride';

const args = process.argv.slice(2);
// Firefox refuses to run as root in the home folder of another account. The profile is a folder of this account.
const HOME = args[args.indexOf('--profile') + 1];
const firefox = spawn('firefox-esr', args, { stdio: ['ignore', 'inherit', 'pipe'], env: { ...process.env, HOME } });
firefox.on('exit', (code) => process.exit(code ?? 1));

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
await once(server, 'listening');

for await (const line of createInterface({ input: firefox.stderr })) {
  const [, address] = /WebDriver BiDi listening on (ws:.+)$/.exec(line) ?? [];
  if (address) listen(`${address}/session`);
  else console.error(line);
}

function listen(address: string): void {
  const own = server.address();
  if (own === null || typeof own === 'string') throw new Error('The server has no port');
  server.on('connection', (playwright) => void connect(playwright, new WebSocket(address)));
  console.error(`WebDriver BiDi listening on ws://127.0.0.1:${own.port}`);
}

async function connect(playwright: WebSocket, browser: WebSocket): Promise<void> {
  const isOpen = once(browser, 'open');
  playwright.on('message', async (data) => {
    await isOpen;
    const text = String(data);
    const { id, method } = JSON.parse(text);
    if (method === unknownCommand) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    else browser.send(text);
  });
  browser.on('message', (data) => playwright.send(String(data)));
  browser.on('close', () => playwright.close());
  playwright.on('close', () => firefox.kill());
}
