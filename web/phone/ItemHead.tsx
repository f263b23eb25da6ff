import type { ReactNode } from 'react';
import { smallPicture } from '../../db/contract/pictures';
import type { PushedItem } from '../../db/contract/pushed-items';

/** Picture, heading, origin and fields of an item. */
export function ItemHead({ item, children }: { item: PushedItem; children: ReactNode }) {
  return (
    <>
      <div className="item">
        {item.cover && <img className="cover" src={smallPicture(item.cover)} alt="" width="88" height="66" />}
        <div>
          {children}
          <p className="muted">{[item.org_name, item.region_name].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {item.scopes.length > 0 && (
        <ul className="tags">
          {item.scopes.map((scope) => (
            <li key={scope}>{scope}</li>
          ))}
        </ul>
      )}
    </>
  );
}
