import type { MouseEvent } from 'react';
import type { PushedItem } from '../../../db/contract/pushed-items';
import phone from '../../i18n/phone';
import { useText } from '../../kit/i18n';
import { ItemHead } from '../ItemHead';
import { go } from '../router';

/** The part of the push's page that shows one of its items. */
export function itemAddress(id: string): string {
  const search = new URLSearchParams(location.search);
  if (id) search.set('item', id);
  else search.delete('item');
  const query = search.toString();
  return `${location.pathname}${query && `?${query}`}`;
}

/** A tap shows another part of the page; one that asks for another window is the browser's. */
export const leadsTo = (to: string) => ({
  href: to,
  onClick: (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  },
});

/** An item of a push with what the public knows of it; its name leads to the rest, within these pages. */
export function ItemCard({ item, place }: { item: PushedItem; place: number }) {
  const text = useText(phone);
  if (!item.public) return <p className="muted">{text.itemGone}</p>;
  return (
    <>
      <ItemHead item={item}>
        <h3>
          <span className="place">{place}</span> <a {...leadsTo(itemAddress(item.item_id))}>{item.name}</a>
        </h3>
      </ItemHead>
      {item.summary && <p className="brief">{item.summary}</p>}
    </>
  );
}
