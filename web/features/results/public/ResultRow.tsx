import { detailAddress } from '../../../shared/catalog/address';
import { CatalogCard } from '../../../shared/catalog/CatalogCard';
import type { ResultCard } from '../../../shared/catalog/types';
import { useEnumNames, useScopeNames } from '../../../shared/catalog/words';

export function ResultRow({ card, keyword }: { card: ResultCard; keyword: string }) {
  const names = useEnumNames();
  const scopeNames = useScopeNames();
  const cooperation = names.cooperation(card.cooperation);
  return (
    <CatalogCard
      to={detailAddress('results', card.chengguo_id, card.name)}
      title={card.name}
      keyword={keyword}
      cover={card.cover}
      summary={card.summary}
      from={[card.org_name, card.region_name]}
      chips={scopeNames(card.scope)}
      mark={names.maturity(card.process)}
      facts={cooperation ? <span>{cooperation}</span> : null}
      code={card.code}
      time={card.release_time}
    />
  );
}
