import { Globe, Lock, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Privacy } from '../generated.ts';

export interface Visibility {
  value: Privacy;
  label: string;
  icon: ReactNode;
}

/** The audiences of a post or a ride, with the labels and icons of every screen. */
export const visibilityOf: Record<Privacy, Visibility> = {
  PUBLIC: { value: 'PUBLIC', label: 'Public', icon: <Globe aria-hidden="true" /> },
  GROUP: { value: 'GROUP', label: 'Group', icon: <Users aria-hidden="true" /> },
  PRIVATE: { value: 'PRIVATE', label: 'Private', icon: <Lock aria-hidden="true" /> },
};
