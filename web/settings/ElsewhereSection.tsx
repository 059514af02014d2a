import styled from '@emotion/styled';
import type { SessionUserFragment } from '../generated.ts';
import { useSettingsPageQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const places = [
  { to: '/profile', label: 'Name, picture, units and time zone', text: 'Edit Profile on your own profile.' },
  { to: '/notifications', label: 'Notifications', text: 'Which news you receive.' },
  { to: '/welcome', label: 'First steps', text: 'A picture, how you measure, and somebody to ride with.' },
];

const removals = {
  to: '/settings/removals',
  label: 'Removals and warnings',
  text: 'What the operator removed of yours, why, and how to appeal.',
};

interface Props {
  /** Null until the stored session is validated. */
  user: SessionUserFragment | null;
}

/** The ways to what is set on other pages. Only a member with a removal or a warning sees the way to those. */
export function ElsewhereSection({ user }: Props) {
  const { data } = useSettingsPageQuery({ skip: !user });
  const hasRemovals = (data?.viewer?.takedowns?.edges.length ?? 0) > 0;

  return (
    <SettingsSection title="On other pages" text="These settings stand where you see what they change.">
      <List>
        {[...places, ...(hasRemovals ? [removals] : [])].map(({ to, label, text }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </SettingsSection>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};

  a { display: inline-block; padding-block: 4px; }
  p { color: ${theme.color.textMuted}; font: ${theme.type.small}; }
`;
