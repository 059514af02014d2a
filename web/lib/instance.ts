interface Announcement {
  text: string;
  url?: string;
  /** In ISO 8601 format. Absent if it stays. */
  endsAt?: string;
}

interface Instance {
  name?: string;
  /** The path of the logo. */
  logo?: string;
  announcement?: Announcement;
}

/** The settings of the operator, as the server wrote them into the page. */
export const instance: Instance = JSON.parse(document.getElementById('instance')?.textContent ?? '{}');
export const instanceName = instance.name ?? 'Cycle Chat';
