import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { appealTokenOf, SignInFailure } from './SignInFailure.tsx';

const message = 'This account is suspended: You sold helmets.';
const refusalWith = (extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] }, [{ message, extensions }]);

test('a refused sign-in of a suspended member leads to the appeal', () => {
  const error = new Error(message, { cause: refusalWith({ code: 'FORBIDDEN', appealToken: 'secret' }) });
  render(<SignInFailure message={message} appealToken={appealTokenOf(error)} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('alert').textContent).toContain(message);
  expect(screen.getByRole('link', { name: 'Read why, and appeal' }).getAttribute('href')).toBe('/appeal/secret');
});

test('other refusals lead nowhere', () => {
  for (const error of [refusalWith({ code: 'FORBIDDEN' }), new Error(message), 'text'])
    expect(appealTokenOf(error)).toBeUndefined();
  render(<SignInFailure message={message} />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('link')).toBeNull();
});
