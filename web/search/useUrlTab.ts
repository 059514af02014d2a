import { useSearchParams } from 'react-router-dom';

interface UrlTab<Tab extends string> {
  tab: Tab;
  choose(tab: Tab): void;
  /** The address of this page with another tab selected. */
  addressOf(tab: Tab): string;
}

/**
 * The selected tab, stored in the address, so that going back restores it. The first tab adds nothing to the address.
 */
export function useUrlTab<Tab extends string>(tabs: readonly { value: Tab }[], first: Tab): UrlTab<Tab> {
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('tab');

  const parametersOf = (tab: Tab) => {
    const next = new URLSearchParams(parameters);
    next.delete('tab');
    if (tab !== first) next.set('tab', tab);
    return next;
  };
  return {
    tab: tabs.find(({ value }) => value === wanted)?.value ?? first,
    choose: (tab) => setParameters(parametersOf(tab), { replace: true }),
    addressOf: (tab) => `?${parametersOf(tab)}`,
  };
}
