import { useSearchParams } from 'react-router-dom';

interface UrlTab<Tab extends string> {
  tab: Tab;
  choose(tab: Tab): void;
  /** The address of this page with another tab open. */
  addressOf(tab: Tab): string;
}

/** The chosen tab, kept in the address, so that coming back finds it open. The first one is the address without a tab. */
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
