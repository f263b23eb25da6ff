import words from '../../../i18n/demands';
import { detailAddress } from '../../../shared/catalog/address';
import { CatalogCard } from '../../../shared/catalog/CatalogCard';
import type { DemandCard } from '../../../shared/catalog/types';
import { useEnumNames, useScopeNames } from '../../../shared/catalog/words';
import { useText } from '../../../shared/i18n';

export function DemandRow({ card, keyword }: { card: DemandCard; keyword: string }) {
  const text = useText(words);
  const names = useEnumNames();
  const scopeNames = useScopeNames();
  const cooperation = names.cooperation(card.cooperation_mode);
  return (
    <CatalogCard
      to={detailAddress('demands', card.xuqiu_id, card.name)}
      title={card.name}
      keyword={keyword}
      cover={card.cover}
      summary={card.summary}
      from={[card.org_name, card.region_name]}
      chips={scopeNames(card.scope)}
      mark={card.type === null ? '' : (text.types[card.type] ?? '')}
      facts={
        <>
          {cooperation ? <span>{cooperation}</span> : null}
          {card.investment_amount ? (
            <span>
              {text.investment} {card.investment_amount}
            </span>
          ) : null}
        </>
      }
      code={card.code}
      time={card.release_time}
    />
  );
}
