import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import type { ProductDetail } from '../../../db/contract/products';
import { ShareActions } from '../../domain/catalog/ShareActions';
import FavouriteButton from '../../domain/favourites/FavouriteButton';
import { useSession } from '../../domain/session';

export function ProductActions({ item }: { item: ProductDetail }) {
  const { loggedIn } = useSession();
  return (
    <>
      {loggedIn ? <FavouriteButton itemType={ITEM.product} itemId={item.chanpin_id} /> : null}
      <ShareActions
        title={item.name}
        cover={item.cover}
        path={itemPage(ITEM.product, item.chanpin_id, item.name)}
        shortPath={`/productDetail/${item.chanpin_id}`}
        lines={[item.org?.name ?? '']}
      />
    </>
  );
}
