/*
 * What people wrote stays Chinese on an English page where it has no English. Its element then says so (`lang`), so that a
 * screen reader speaks it, a translator translates it and a font sets it as Chinese. One rule for whatever draws it.
 */

const HAN = /\p{Script=Han}/u;
const CHINESE = 'zh-CN';
/** Their text is no reading matter, or what stands in it would be stored with the mark. */
const LEFT_ALONE = 'script, style, noscript, textarea, [contenteditable]';
/** Elements that say nothing but their label. */
const LABELLED = 'img, input, [role="img"]';
const LABELS = ['alt', 'placeholder', 'aria-label'];

const marked = new WeakSet<Element>();

const ownText = (element: Element): string =>
  [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node as Text).data : '')).join('');

const labelOf = (element: Element): string => LABELS.map((name) => element.getAttribute(name) ?? '').join('');

/** Marks an element that says something Chinese itself, and takes a mark back that holds no more. */
function judge(element: Element): void {
  const chinese = HAN.test(ownText(element)) || (element.matches(LABELLED) && HAN.test(labelOf(element)));
  if (marked.has(element)) {
    if (chinese) return;
    marked.delete(element);
    element.removeAttribute('lang');
  } else if (chinese && !element.closest('[lang|="zh"]') && !element.closest(LEFT_ALONE)) {
    marked.add(element);
    element.setAttribute('lang', CHINESE);
  }
}

function judgeAll(root: Element): void {
  judge(root);
  for (const element of root.querySelectorAll('*')) judge(element);
}

function changed(changes: MutationRecord[]): void {
  for (const { type, target, addedNodes } of changes) {
    const element = target instanceof Element ? target : target.parentElement;
    if (element) judge(element);
    if (type !== 'childList') continue;
    for (const node of addedNodes) if (node instanceof Element) judgeAll(node);
  }
}

const observer = new MutationObserver(changed);

function followLanguage(lang: string): void {
  if (lang === 'en') {
    judgeAll(document.body);
    const what = { childList: true, subtree: true, characterData: true, attributeFilter: LABELS };
    observer.observe(document.body, what);
    return;
  }
  observer.disconnect();
  for (const element of document.body.querySelectorAll('[lang]')) {
    if (marked.delete(element)) element.removeAttribute('lang');
  }
}

let following = false;

/**
 * Marks what is Chinese on the page, now and while the page is English.
 * @param lang the page's language
 * @param onLangChange tells of each other one
 */
export function markChinese(lang: string, onLangChange: (listener: (lang: string) => void) => void): void {
  if (following) return;
  following = true;
  followLanguage(lang);
  onLangChange(followLanguage);
}
