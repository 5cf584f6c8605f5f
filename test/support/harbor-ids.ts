/** Ids of the streams of `harbor`, in the order in which it makes them. */
export const STREAM = {
  general: 1,
  quay: 2,
  core: 3,
  vault: 4,
  lobby: 5,
  news: 6,
  empty: 7,
} as const;

/** Ids of the system groups. */
export const GROUP = {
  nobody: 1,
  owners: 2,
  administrators: 3,
  moderators: 4,
  fullmembers: 5,
  members: 6,
  everyone: 7,
  internet: 8,
} as const;

/** An id that nothing in `harbor` has. */
export const NO_ID = 9999;
