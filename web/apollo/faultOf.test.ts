import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, test } from 'vitest';
import { faultOf } from './faultOf.ts';

function serverError(bodyText: string) {
  return new ServerError('Received status code 429', { response: new Response(bodyText, { status: 429 }), bodyText });
}

describe('faultOf', () => {
  test('reads message, code and field of a GraphQL error', () => {
    const extensions = { code: 'CONFLICT', field: 'username' };
    const error = new CombinedGraphQLErrors({ errors: [{ message: 'Username already taken', extensions }] });

    expect(faultOf(error)).toEqual({ message: 'Username already taken', code: 'CONFLICT', field: 'username' });
  });

  test('reads the body of an answer that is no GraphQL', () => {
    const error = serverError('{"message":"Too many requests","code":"RATE_LIMITED"}');

    expect(faultOf(error)).toEqual({ message: 'Too many requests', code: 'RATE_LIMITED' });
  });

  test('reads the body of a request that was refused before its operation was read', () => {
    const extensions = { code: 'PAYLOAD_TOO_LARGE', field: 'mediaUrls' };
    const error = serverError(JSON.stringify({ errors: [{ message: 'The request is too large', extensions }] }));

    expect(faultOf(error)).toEqual({ message: 'The request is too large', ...extensions });
  });

  test.each([
    '<html>Bad gateway</html>',
    '{"oops":true}',
    '{"errors":[]}',
    '{"errors":[{"extensions":{}}]}',
    'null',
    '',
  ])('finds no words in the body %j', (body) => {
    expect(faultOf(serverError(body))).toBeUndefined();
  });

  test('finds no words in a broken connection', () => {
    expect(faultOf(new TypeError('Failed to fetch'))).toBeUndefined();
  });
});
