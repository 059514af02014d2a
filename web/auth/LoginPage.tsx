import styled from '@emotion/styled';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useLoginPageQuery } from '../generated.ts';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { useToast } from '../ui/Toast.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import loginScene from './loginScene.webp';
import { returnPath } from './returnPath.ts';
import { useArrival } from './useArrival.ts';
import { useSession } from './useSession.ts';
import type { Credentials, CredentialsMode } from './validateCredentials.ts';

const titles: Record<CredentialsMode, string> = { signIn: 'Sign in', signUp: 'Create an account' };

export default function LoginPage() {
  const [search] = useSearchParams();
  const location = useLocation();
  const [shared, setShared] = useState({ username: '', password: '' });
  const { user, isLoading } = useSession();
  const [submittedName, setSubmittedName] = useState<string>();
  const submit = useSubmit();
  const hasArrived = useArrival(submittedName);
  const mode: CredentialsMode = search.get('mode') === 'signup' ? 'signUp' : 'signIn';
  useDocumentTitle(titles[mode]);

  if (user && hasArrived) return <Navigate to={returnPath(location.state)} replace />;

  return (
    <Layout>
      <Side>
        <Panel>
          <h1>{titles[mode]}</h1>
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
          />
          {mode === 'signIn' && !user && <DemoHint />}
          <Switch to={mode === 'signIn' ? '/login?mode=signup' : '/login'} state={location.state} replace>
            {mode === 'signIn' ? titles.signUp : titles.signIn}
          </Switch>
        </Panel>
      </Side>
      <Art aria-hidden="true">
        <img src={loginScene} alt="" width="1680" height="1120" />
      </Art>
    </Layout>
  );
}

function useSubmit(): Record<CredentialsMode, (credentials: Credentials) => Promise<void>> {
  const { login, register } = useSession();
  const toast = useToast();

  return {
    signIn: ({ username, password }) => login({ username: username.trim(), password }),
    signUp: async ({ username, displayName, ...passwords }) => {
      try {
        await register({ username: username.trim(), displayName: displayName.trim(), ...passwords });
      } catch (error) {
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

/** The test credentials, when the server offers some. Its space is reserved while they load. */
function DemoHint() {
  const { data, loading } = useLoginPageQuery();
  const demo = data?.instance.demoSignIn;
  if (!demo && !loading) return null;

  return (
    <div style={demo ? undefined : { visibility: 'hidden' }}>
      <Alert tone="hint" icon={<KeyRound />}>
        <code>{demo?.username}</code> <Slash>/</Slash> <code>{demo?.password}</code>
      </Alert>
    </div>
  );
}

const { color, media, size } = theme;

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
  min-height: calc(100dvh - ${size.header});
  background: ${color.surface};

  ${media.phone} { grid-template-columns: minmax(0, 1fr); grid-template-rows: auto 1fr; }
`;

const Side = styled.section`
  display: grid;
  place-items: center;
  padding: 32px ${size.edge};

  ${media.phone} { place-items: start center; padding: 24px ${size.edge} 40px; }
`;

const Panel = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  width: min(400px, 100%);
`;

const Switch = styled(Link)`
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

const Art = styled.div`
  padding: 24px 24px 24px 0;

  img {
    width: 100%;
    height: 100%;
    max-height: calc(100dvh - ${size.header} - 48px);
    object-fit: cover;
    object-position: 42% 100%;
    border-radius: ${theme.radius.dialog};
  }
  ${media.phone} {
    order: -1;
    padding: 0;

    img { height: 168px; border-radius: 0; object-position: 45% 92%; }
  }
`;
