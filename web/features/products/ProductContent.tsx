import { ITEM } from '../../../db/contract/limits';
import type { ProductDetail } from '../../../db/contract/products';
import catalog from '../../i18n/catalog';
import words from '../../i18n/talk';
import { OrgProfile } from '../../shared/catalog/detailBlocks';
import { Gallery } from '../../shared/catalog/Gallery';
import { useScopeNames } from '../../shared/catalog/words';
import Talk from '../../shared/comments/Talk';
import { useText } from '../../shared/i18n';
import { DetailLayout, FactList } from '../../shared/layout/DetailLayout';
import { formatDate } from '../../shared/layout/format';
import { RichText } from '../../shared/layout/RichText';
import { Section } from '../../shared/layout/Section';

/** Everything about a product below its name (PUB-037): the same on its page and in its dialog. */
export function ProductContent({ item }: { item: ProductDetail }) {
  const text = useText(words).product;
  const common = useText(catalog);
  const fields = useScopeNames()(item.scope).join(common.separator);
  return (
    <DetailLayout
      main={
        <>
          <Gallery name={item.name} images={[item.cover]} />
          {item.profile ? (
            <Section title={text.profile} card>
              <RichText html={item.profile} />
            </Section>
          ) : null}
          <Section title={text.description} card>
            {item.detail_desc ? <RichText html={item.detail_desc} /> : text.noDescription}
          </Section>
          <OrgProfile org={item.org} />
          <Talk itemType={ITEM.product} itemId={item.chanpin_id} />
        </>
      }
      aside={
        <Section title={common.keyFacts} card>
          <FactList
            facts={[
              { label: text.unit, value: item.org?.name },
              { label: common.scope, value: fields },
              { label: common.addTime, value: formatDate(item.add_time) },
            ]}
          />
        </Section>
      }
    />
  );
}
