import styled from '@emotion/styled';
import { Mail, MapPin, Phone, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProfileFragment } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import { entryOf } from '../lib/unitEntry.ts';
import { theme } from '../theme/tokens.ts';

interface Props {
  profile: ProfileFragment;
}

/** The profile fields that only their owner sees. */
export function OwnFacts({ profile }: Props) {
  return (
    <Facts>
      <Fact term="Email" icon={<Mail />} value={profile.email} />
      <Fact term="Phone" icon={<Phone />} value={profile.phone} />
      <Fact term="Location" icon={<MapPin />} value={profile.location} />
      <Fact term="Monthly Distance Goal" icon={<Target />} value={goalText(profile)} />
    </Facts>
  );
}

/** The goal in the member's units: '250 miles'. Null when emptied. */
function goalText({ monthlyGoal, unitsPreference }: ProfileFragment): string | null {
  if (monthlyGoal === null) return null;
  return `${formatDistance(monthlyGoal, unitsPreference).value} ${entryOf('distance', unitsPreference).name}`;
}

interface FactProps {
  term: string;
  icon: ReactNode;
  value: string | null;
}

function Fact({ term, icon, value }: FactProps) {
  return (
    <div>
      <dt>
        {icon}
        {term}
      </dt>
      <dd dir="auto" data-empty={!value || undefined}>
        {value || 'Not provided'}
      </dd>
    </div>
  );
}

const { color, space, type } = theme;

const Facts = styled.dl`
  margin-top: ${space[5]};
  border-top: 1px solid ${color.border};

  > div { position: relative; display: grid; gap: 2px; padding: 12px 0 12px 32px; }
  > div + div { border-top: 1px solid ${color.border}; }
  > div:last-of-type { padding-bottom: 0; }
  dt { color: ${color.textMuted}; font: ${type.label}; }
  dd { font: ${type.ui}; overflow-wrap: anywhere; }
  dd[data-empty] { color: ${color.textMuted}; }
  .lucide { position: absolute; top: 22px; left: 0; }
`;
