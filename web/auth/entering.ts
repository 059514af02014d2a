import type {
  LoginMutation,
  LoginMutationVariables,
  RegisterMutation,
  RegisterMutationVariables,
} from '../generated.ts';
import { LoginDocument, RegisterDocument } from '../generated.ts';
import type { SessionHolder } from './sessionHolder.ts';

export async function login({ state }: SessionHolder, variables: LoginMutationVariables) {
  const mutation = { mutation: LoginDocument, variables };
  const { data } = await state().client.mutate<LoginMutation, LoginMutationVariables>(mutation);
  return data?.login;
}

export async function register({ state }: SessionHolder, variables: RegisterMutationVariables) {
  const mutation = { mutation: RegisterDocument, variables };
  const { data } = await state().client.mutate<RegisterMutation, RegisterMutationVariables>(mutation);
  return data?.register;
}
