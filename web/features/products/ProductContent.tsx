import { ITEM } from '../../../db/contract/limits';
import type { ProductDetail } from '../../../db/contract/products';
import { OrgProfile } from '../../domain/catalog/detailBlocks';
import { Gallery } from '../../domain/catalog/Gallery';
import { useScopeNames } from '../../domain/catalog/words';
import Talk from '../../domain/comments/Talk';
import catalog from '../../i18n/catalog';
import words from '../../i18n/talk';
import { useText } from '../../kit/i18n';
import { DetailLayout, FactList } from '../../kit/layout/DetailLayout';
import { formatDate } from '../../kit/layout/format';
import { RichText } from '../../kit/layout/RichText';
import { Section } from '../../kit/layout/Section';

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
