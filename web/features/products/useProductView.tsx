import Box from '@mui/material/Box';
import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import type { ProductDetail } from '../../../db/contract/products';
import { OrgProfile } from '../../domain/catalog/detailBlocks';
import { EnglishText } from '../../domain/catalog/EnglishText';
import { Gallery } from '../../domain/catalog/Gallery';
import { ProductTile } from '../../domain/catalog/ProductTile';
import { ShareActions } from '../../domain/catalog/ShareActions';
import { askedItem, type DialogView } from '../../domain/catalog/view';
import { useScopeNames } from '../../domain/catalog/words';
import { LaterTalk } from '../../domain/comments/LaterTalk';
import FavouriteButton from '../../domain/favourites/FavouriteButton';
import catalog from '../../i18n/catalog';
import words from '../../i18n/talk';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { DetailLayout, FactList } from '../../kit/layout/DetailLayout';
import { formatDay } from '../../kit/layout/format';
import { Section } from '../../kit/layout/Section';
import { TextSection } from '../../kit/layout/TextSection';
import { Tiles } from '../../kit/layout/Tiles';

function Actions({ item }: { item: ProductDetail }) {
  return (
    <>
      <FavouriteButton itemType={ITEM.product} itemId={item.chanpin_id} />
      <ShareActions
        title={item.name}
        cover={item.cover}
        scopes={item.scope}
        path={itemPage(ITEM.product, item.chanpin_id, item.name)}
        shortPath={itemPage(ITEM.product, item.chanpin_id)}
        lines={[item.org_name ?? '']}
      />
    </>
  );
}

/** Everything about a product below its name (PUB-037). */
function Content({ item }: { item: ProductDetail }) {
  const text = useText(words).product;
  const common = useText(catalog);
  const { lang } = useLang();
  const fields = useScopeNames()(item.scope).join(common.separator);
  const unit = pickName(lang, item.org_name, item.org?.name_en);
  return (
    <>
      <EnglishText item={item} />
      <DetailLayout
        main={
          <>
            <Gallery name={item.name} images={[item.cover]} />
            <TextSection title={text.profile} html={item.profile} />
            <TextSection title={text.description} html={item.detail_desc} none={text.noDescription} />
            <OrgProfile org={item.org} />
          </>
        }
        aside={
          <Section title={common.keyFacts} card>
            <FactList
              facts={[
                { label: text.unit, value: unit },
                { label: common.scope, value: fields },
                { label: common.addTime, value: formatDay(item.add_time) },
              ]}
            />
          </Section>
        }
        after={item.listed ? <LaterTalk itemType={ITEM.product} itemId={item.chanpin_id} /> : null}
      />
      {item.similar.length > 1 ? (
        <Box className="no-print" sx={{ mt: { xs: 3, md: 5 } }}>
          <Section title={text.similar}>
            <Tiles
              label={text.similar}
              rows={item.similar}
              idOf={({ chanpin_id }) => chanpin_id}
              tile={(card) => <ProductTile card={card} heading="h3" />}
              columns={item.similar.length}
            />
          </Section>
        </Box>
      ) : null}
    </>
  );
}

const useProduct = (id: string) =>
  askedItem(useApiQuery(['products', 'detail'], '/v1/product/detail', { id }, { silent: true }));

/** What the page and the dialog of a product show. */
export function useProductView(): DialogView<ProductDetail> {
  const text = useText(words).product;
  return {
    list: { label: text.list, to: '/products' },
    title: text.title,
    useItem: useProduct,
    actions: (item) => (item.listed ? <Actions item={item} /> : null),
    content: (item) => <Content item={item} />,
    address: (id, name) => itemPage(ITEM.product, id, name),
    width: 1200,
  };
}
