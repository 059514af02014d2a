import styled from '@emotion/styled';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { LoginPageQuery, SignUps } from '../generated.ts';
import { useLoginPageQuery } from '../generated.ts';
import { SceneColumns } from '../layout/SceneColumns.tsx';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { useToast } from '../ui/Toast.tsx';
import { AddressSwitch } from './AddressSwitch.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { invitationIn, invitedAddressIn } from './invitationState.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { ProviderButton } from './ProviderButton.tsx';
import { returnPath } from './returnPath.ts';
import { useArrival } from './useArrival.ts';
import { useSession } from './useSession.ts';
import type { Credentials, CredentialsMode } from './validateCredentials.ts';

const titles: Record<CredentialsMode, string> = { signIn: 'Sign in', signUp: 'Create an account' };

/** The message of the server for a sign-up that waits. */
const waitingText = 'Your sign-up waits for the approval of the operator. You can sign in once it is approved.';

export default function LoginPage() {
  const [search] = useSearchParams();
  const location = useLocation();
  const [shared, setShared] = useState({ username: '', password: '' });
  const { user, isLoading, enter } = useSession();
  const [waits, setWaits] = useState(false);
  const [submittedName, setSubmittedName] = useState<string>();
  const hasArrived = useArrival(submittedName);
  const mode: CredentialsMode = search.get('mode') === 'signup' ? 'signUp' : 'signIn';
  const { data, loading } = useLoginPageQuery({ skip: user !== null });
  const provider = data?.instance.provider;
  const hasForm = data?.instance.hasPasswords ?? true;
  const invitation = invitationIn(location.state);
  const invitedAddress = invitedAddressIn(location.state);
  const [usesAddress, setUsesAddress] = useState(true);
  const closed = mode === 'signUp' && (waits ? waitingText : closedText(data?.instance.signUps, invitation));
  const mailAddress = usesAddress ? invitedAddress : undefined;
  const submit = useSubmit({ invitation, mailAddress }, () => setWaits(true));
  useDocumentTitle(titles[mode]);

  if (user && hasArrived) return <Navigate to={returnPath(location.state)} replace />;

  return (
    <SceneColumns>
      <Panel>
        <h1>{titles[mode]}</h1>
        {provider && <ProviderButton name={provider.name} state={location.state} />}
        {hasForm && closed && (
          <Alert tone="note">
            <LiveText visible>{closed}</LiveText>
          </Alert>
        )}
        {hasForm && !closed && (
          <CredentialsForm
            key={mode}
            mode={mode}
            shared={shared}
            onSharedChange={setShared}
            pending={isLoading || user !== null}
            submitLabel={titles[mode]}
            onSubmit={(credentials) => {
              setSubmittedName(credentials.username.trim());
              return submit[mode](credentials);
            }}
          >
            {mode === 'signUp' && invitedAddress && (
              <AddressSwitch address={invitedAddress} isOn={usesAddress} onChange={setUsesAddress} />
            )}
          </CredentialsForm>
        )}
        {mode === 'signIn' && (
          <PasskeyButton
            onSignedIn={(session) => {
              setSubmittedName(session.user.username);
              enter(session);
            }}
          />
        )}
        {hasForm && mode === 'signIn' && !user && <DemoHint demo={data?.instance.demoSignIn} isLoading={loading} />}
        {hasForm && (
          <ModeLink to={mode === 'signIn' ? '/login?mode=signup' : '/login'} state={location.state} replace>
            {mode === 'signIn' ? titles.signUp : titles.signIn}
          </ModeLink>
        )}
        {hasForm && mode === 'signIn' && data?.instance.sendsMail && <ModeLink to="/forgot">Forgot password?</ModeLink>}
      </Panel>
    </SceneColumns>
  );
}

/** Why a visitor cannot sign up. Undefined if they can, and while it loads. */
function closedText(signUps: SignUps | undefined, invitation: string | undefined): string | undefined {
  if (signUps === 'CLOSED') return 'This instance accepts no new members.';
  if (signUps === 'INVITATION' && !invitation)
    return 'This instance accepts new members by invitation only. Ask its operator for a link.';
  return undefined;
}

function useSubmit(
  invited: { invitation: string | undefined; mailAddress: string | undefined },
  onWaiting: () => void,
): Record<CredentialsMode, (credentials: Credentials) => Promise<void>> {
  const { login, register } = useSession();
  const toast = useToast();

  return {
    signIn: ({ username, password }) => login({ username: username.trim(), password }),
    signUp: async ({ username, displayName, ...passwords }) => {
      try {
        await register({ username: username.trim(), displayName: displayName.trim(), ...passwords, ...invited });
      } catch (error) {
        if (error instanceof Error && error.message === waitingText) return onWaiting();
        toast({ title: 'Signup failed', tone: 'danger' });
        throw new Error(signUpMessage(error), { cause: error });
      }
    },
  };
}

function signUpMessage(error: unknown): string {
  const said = error instanceof Error ? error.message : '';
  if (said === 'Username already taken') return 'This username is already taken. Please choose another one.';
  return said === '' || said === 'Registration failed' ? 'Registration failed. Please try again.' : said;
}

type Demo = LoginPageQuery['instance']['demoSignIn'] | undefined;

/** The test credentials, when the server offers some. Its space is reserved while they load. */
function DemoHint({ demo, isLoading }: { demo: Demo; isLoading: boolean }) {
  if (!demo && !isLoading) return null;

  return (
    <div style={demo ? undefined : { visibility: 'hidden' }}>
      <Alert tone="hint" icon={<KeyRound />}>
        <code>{demo?.username}</code> <Slash>/</Slash> <code>{demo?.password}</code>
      </Alert>
    </div>
  );
}

const { color, size } = theme;

const Panel = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

const ModeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: ${size.touch};
  border-radius: 3px;
  color: ${color.accentText};
  font: ${theme.type.ui};
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;

  &:hover { text-decoration-color: currentColor; }
`;

const Slash = styled.span`
  color: ${color.textMuted};
`;
