import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { CAPITAL } from '../../../db/contract/regions';
import { completeRegion, useRegion } from '../../domain/region';
import Home from './Home';

/** The home page of the provincial capital under an address of its own; choosing another region leads to that one's. */
export default function CapitalHome() {
  const { region, setRegion } = useRegion();
  const entered = useRef(region.code === CAPITAL);
  useEffect(() => {
    if (entered.current) return;
    entered.current = true;
    setRegion({ code: CAPITAL, name: '', en_name: '' });
    void completeRegion();
  }, [setRegion]);
  if (entered.current && region.code !== CAPITAL) return <Navigate to="/" replace />;
  return <Home />;
}
