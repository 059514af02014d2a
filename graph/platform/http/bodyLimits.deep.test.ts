import { describe, expect } from 'vitest';
import { startProgram, testWith } from '../../test/runProgram.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();

describe('a client that sends all of a refused body before it reads', () => {
  const bytes = 6 * 2 ** 20;

  testWith('python3', 'reads the refusal with http.client and urllib of Python', async () => {
    const { hostname, port } = new URL(app.url);
    const program = `
import http.client, urllib.request, urllib.error
body = b"x" * ${bytes}
line = http.client.HTTPConnection("${hostname}", ${port})
line.request("POST", "/api/auth/login", body, {"Content-Type": "application/json"})
print(line.getresponse().status)
try:
    urllib.request.urlopen(urllib.request.Request("${app.url}/graphql", body, {"Content-Type": "application/json"}))
except urllib.error.HTTPError as refused:
    print(refused.code)
`;
    expect(await startProgram({ command: ['python3', '-'], program }).rest()).toEqual(['413', '413']);
  });

  testWith('curl', 'reads the refusal with curl', async () => {
    const sending = ['--request', 'POST', '--header', 'Content-Type: application/json', '--header', 'Expect:'];
    const options = [...sending, '--data-binary', '@-', '--silent', '--show-error', '--output', '/dev/null'];
    const command: [string, ...string[]] = ['curl', ...options, '--write-out', '%{http_code}', `${app.url}/graphql`];
    expect(await startProgram({ command, program: 'x'.repeat(bytes) }).rest()).toEqual(['413']);
  });
});
