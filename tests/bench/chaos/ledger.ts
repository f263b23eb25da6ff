/** What was promised to callers: every entry is an answer of 200 that somebody holds in their hands. */

export interface Item {
  kind: 'result' | 'demand';
  id: string;
  code: string;
  owner: string;
  /** Under which it was submitted. */
  key: string;
  /** A word that stands in its name and nowhere else, and the name itself. */
  word: string;
  name: string;
  /** Name of the approved version that everybody reads, null when nobody does. */
  shown: string | null;
  /** When that last changed, in milliseconds: what is kept for visitors may be some seconds old. */
  shownSince: number;
  state: number;
  deleted: boolean;
  decisions: number;
  files: string[];
}

interface Upload {
  url: string;
  /** SHA-256 of its bytes. */
  sha256: string;
}

interface SignUp {
  meeting: string;
  phone: string;
  /** Null where its answer was lost, and a second call was told that they are signed up. */
  id: string | null;
  manage: string;
  left: boolean;
}

interface Application {
  id: string;
  user: string;
  expert: string;
  slot: number;
  revoked: boolean;
}

interface Written {
  id: string;
  /** Idempotency-Key of its submission. */
  key: string;
}

interface Push extends Written {
  orgs: string[];
  confirmed: boolean;
  /** A cancelled one may leave recipients without a message. */
  cancelled: boolean;
}

export interface Ledger {
  items: Item[];
  uploads: Upload[];
  signUps: SignUp[];
  applications: Application[];
  /** `user item` of what is kept, and what was let go. */
  favourites: Map<string, boolean>;
  /** Texts of comments. */
  comments: string[];
  threads: Written[];
  replies: (Written & { thread: string })[];
  groups: Written[];
  pushes: Push[];
  /** What a caller saw that must not be. */
  seen: string[];
}

export const newLedger = (): Ledger => ({
  items: [],
  uploads: [],
  signUps: [],
  applications: [],
  favourites: new Map(),
  comments: [],
  threads: [],
  replies: [],
  groups: [],
  pushes: [],
  seen: [],
});
