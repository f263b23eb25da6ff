const ROWS = '[role="row"], li, tr, article:not(li > article)';
const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]:not([role="gridcell"])';
const LAYER = '.MuiModal-root';
/** What the focus trap of a dialog goes to where it has lost its place; nobody is led there. */
const TRAP = '.MuiDialog-container';
const HEADING = 'h1, h2, h3, h4, h5, h6';
/** Stands for the rows of a list that has none. */
const NOTHING_LEFT = '[data-nothing-left]';

/** Milliseconds for which the way on may be disabled, mostly because the write that took the row is not over. */
const PATIENCE_MS = 1000;

interface Row {
  element: Element;
  list: Element | null;
  at: number;
  /** What the button says, and which stop of its row it is. */
  says: string;
  nth: number;
}

/** Where the keyboard stood: in which rows, from the innermost outwards, and in what. */
interface Place {
  stop: HTMLElement;
  layer: Element | null;
  address: string;
  rows: Row[];
  around: Element[];
  /** The stop was disabled while it was the place, or another layer went from above it. */
  shut: boolean;
  lostAt: number;
}

const isSeen = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true });
const isShut = (element: HTMLElement): boolean => element.matches(':disabled');
const stopsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(STOPS)].filter(isSeen);
const rowsOf = (list: Element): Element[] => [...list.children].filter((row) => row.matches(ROWS));

function ancestors(from: Element | null): Element[] {
  const found: Element[] = [];
  for (let at = from; at && at !== document.body; at = at.parentElement) found.push(at);
  return found;
}

function placeOf(stop: HTMLElement): Place {
  const around = ancestors(stop.parentElement);
  const says = stop.textContent.trim();
  const rows = around
    .filter((element) => element.matches(ROWS))
    .map((element) => {
      const list = element.parentElement;
      return { element, list, at: list ? rowsOf(list).indexOf(element) : 0, says, nth: stopsOf(element).indexOf(stop) };
    });
  const layer = stop.closest(LAYER);
  return { stop, layer, address: location.pathname, rows, around, shut: false, lostAt: 0 };
}

const same = (stops: readonly HTMLElement[], { says }: Row): HTMLElement | undefined =>
  says ? stops.find((stop) => stop.textContent.trim() === says) : undefined;

/** The same action of the row that took the place, else of the one before, else what stands where the action stood. */
function inList(row: Row): HTMLElement | undefined {
  if (row.element.isConnected) {
    const stops = stopsOf(row.element);
    return same(stops, row) ?? stops[Math.min(row.nth, stops.length - 1)];
  }
  if (!row.list?.isConnected) return undefined;
  const rows = rowsOf(row.list);
  const near = [rows[row.at], rows[Math.min(row.at, rows.length) - 1]].map((each) => (each ? stopsOf(each) : []));
  const [next = [], previous = []] = near;
  const [there = []] = near.filter((stops) => stops.length > 0);
  return same(next, row) ?? same(previous, row) ?? there[Math.min(row.nth, there.length - 1)];
}

/** What says that nothing is left, or what is left over: the nearest heading. */
function restOf({ around }: Place): HTMLElement | undefined {
  const left = around.filter((element) => element.isConnected);
  for (const element of left) {
    const found = [
      ...element.querySelectorAll<HTMLElement>(NOTHING_LEFT),
      ...element.querySelectorAll<HTMLElement>(HEADING),
    ];
    const first = found.find(isSeen);
    if (first) return first;
    if (element.matches('main')) return element as HTMLElement;
  }
  return undefined;
}

/** From the page below to the layer on top. */
let places: Place[] = [];
let later: ReturnType<typeof setTimeout> | undefined;

const isLost = (): boolean => {
  const now = document.activeElement;
  return !now || now === document.body || now.matches(TRAP);
};

function goTo(found: HTMLElement): void {
  if (!found.matches(STOPS)) {
    found.tabIndex = -1;
    found.style.outline = 'none';
  }
  found.focus();
}

function regain(): void {
  if (!isLost()) return;
  while (places.at(-1)?.layer?.isConnected === false) {
    places.pop();
    const below = places.at(-1);
    if (below) below.shut = true;
  }
  const place = places.at(-1);
  // Another page says itself where it begins.
  if (!place || place.address !== location.pathname) return;
  place.lostAt ||= performance.now();
  const left = PATIENCE_MS - (performance.now() - place.lostAt);
  const isThere = place.stop.isConnected && isSeen(place.stop);
  if (isThere && isShut(place.stop)) {
    place.shut = true;
    return;
  }
  // Whoever left it for nothing meant to.
  if (isThere && !place.shut) return;
  const found = isThere ? place.stop : place.rows.map(inList).find((each) => each !== undefined);
  if (found && isShut(found) && left > 0) {
    later = setTimeout(regain, left);
    return;
  }
  const to = found && !isShut(found) ? found : restOf(place);
  if (to) goTo(to);
}

function note(stop: Element | null): void {
  if (!(stop instanceof HTMLElement) || stop === document.body || stop.matches(TRAP)) return;
  const layer = stop.closest(LAYER);
  const at = places.findIndex((place) => place.layer === layer);
  places = [...(at < 0 ? places : places.slice(0, at)), placeOf(stop)];
}

/**
 * From now on the keyboard goes on where it was: what it stood on may go with its row, with what opened a dialog, or be disabled
 * for a while. It then stands on the same action of the next row, else of the one before, else on what says that nothing is left,
 * else on the heading.
 */
export function keepPlace(): void {
  note(document.activeElement);
  addEventListener('focusin', ({ target }) => note(target as Element));
  addEventListener('pointerdown', ({ target }) => {
    // Who presses beside everything leaves the place; in a dialog it is the page below that has one.
    if (!(target as Element).closest(LAYER)) places = [];
  });
  new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(later);
    // What draws the change may lead somewhere itself.
    later = setTimeout(regain);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
}
