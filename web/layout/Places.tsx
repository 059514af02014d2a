import { idlePart } from '../ui/idlePart.tsx';

export const Places = idlePart('the bar of places', () => import('./PlacesBar.tsx').then((module) => module.PlacesBar));
