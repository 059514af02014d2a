import { Clock, VolumeX } from 'lucide-react';
import { MenuItem } from '../ui/MenuItem.tsx';
import type { MuteDuration } from './useMute.ts';

interface Props {
  onMute(duration?: MuteDuration): void;
}

const durations: readonly MuteDuration[] = [
  { hours: 8, text: 'for 8 hours' },
  { hours: 7 * 24, text: 'for a week' },
];

/** The menu items that mute a member: until the viewer unmutes, or for a while. */
export function MuteItems({ onMute }: Props) {
  return (
    <>
      <MenuItem icon={<VolumeX />} onSelect={() => onMute()}>
        Mute User
      </MenuItem>
      {durations.map((duration) => (
        <MenuItem key={duration.hours} icon={<Clock />} onSelect={() => onMute(duration)}>
          Mute {duration.text}
        </MenuItem>
      ))}
    </>
  );
}
