import { useEffect, useState } from 'react';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';
import { areFirstStepsOffered, hideFirstSteps } from './firstSteps.ts';

const offerPart = lazyPart(() => import('./FirstStepsOffer.tsx').then((module) => module.FirstStepsOffer));

/** Offers the first steps to a new member, until they open or decline them. The settings have a way to them too. */
export function FirstStepsCard() {
  const [isOffered, setOffered] = useState(areFirstStepsOffered);
  const Offer = useLazyPart(offerPart, isOffered, () => undefined);
  // The home page stays rendered while the steps are open, and its effects run again when it is shown.
  useEffect(() => setOffered(areFirstStepsOffered()), []);

  const decline = () => {
    hideFirstSteps();
    setOffered(false);
  };
  return Offer && <Offer onDecline={decline} />;
}
