import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const places = [
  { to: '/profile', label: 'Name, picture, units and time zone', text: 'Edit Profile on your own profile.' },
  { to: '/notifications', label: 'Notifications', text: 'Which news you receive.' },
  { to: '/welcome', label: 'First steps', text: 'A picture, how you measure, and somebody to ride with.' },
];

/** The ways to what is set on other pages. */
export function ElsewhereSection() {
  return (
    <SettingsSection title="On other pages" text="These settings stand where you see what they change.">
      <List>
        {places.map(({ to, label, text }) => (
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
