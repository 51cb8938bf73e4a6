import { civicScene, publicBuilding } from '../street/civic.ts';
import { columnedHall } from '../street/columned-hall.ts';
import { park, transitScene } from '../street/park.ts';
import { powerLines } from '../street/power-lines.ts';
import { recycling } from '../street/refuse-truck.ts';
import { snowPlough } from '../street/snow-plough.ts';
import { transitStop } from '../street/transit-stop.ts';
import { waterTower } from '../street/water-tower.ts';
import { type Picture, series } from './picture.ts';

/** Pictures of city and municipal services. */
export const CITY_SERVICES: readonly Picture[] = [
  ...series(
    1200,
    2,
    0,
    'city_service',
    'city-hall',
    ['City hall with columns and a copper dome', 'Stone city hall with a flag'],
    (occasion) =>
      civicScene(
        occasion,
        (random) =>
          columnedHall(
            random,
            'CITY HALL',
            ['#c9bda6', '#b5aa98'][occasion.variant] ?? '#c9bda6',
            occasion.variant ? undefined : '#6f9a8a',
          ),
        29,
      ),
  ),
  ...series(
    1204,
    2,
    2,
    'city_service',
    'town-hall',
    ['Town hall with a modern glass entrance', 'Town hall with columns and wide steps'],
    (occasion) =>
      civicScene(
        occasion,
        (random) =>
          occasion.variant
            ? columnedHall(random, 'TOWN HALL', '#a8a49a', undefined)
            : publicBuilding(random, 'TOWN HALL', '#b7a58b', '#2f4a3f', 0, 2),
        28,
      ),
  ),
  ...series(
    1208,
    2,
    5,
    'city_service',
    'fire-station',
    [
      'Fire station with three red doors and a tower',
      'Fire station in pale stone with three red doors',
    ],
    (occasion) =>
      civicScene(
        occasion,
        (random) =>
          publicBuilding(random, 'FIRE', occasion.variant ? '#cdbf9f' : '#a4604c', '#8f2f2a', 3, 2),
        26,
      ),
  ),
  ...series(
    1212,
    2,
    8,
    'city_service',
    'police',
    ['Police station with a blue entrance', 'Police headquarters in grey brick'],
    (occasion) =>
      civicScene(
        occasion,
        (random) =>
          publicBuilding(
            random,
            'POLICE',
            occasion.variant ? '#8f959b' : '#b9a58a',
            '#23354a',
            0,
            2 + occasion.variant,
          ),
        27,
      ),
  ),
  ...series(
    1216,
    2,
    7,
    'city_service',
    'library',
    ['Public library with lit windows', 'Library with columns and wide steps'],
    (occasion) =>
      civicScene(
        occasion,
        (random) =>
          occasion.variant
            ? columnedHall(random, 'LIBRARY', '#c2b8a4', undefined)
            : publicBuilding(random, 'LIBRARY', '#b7a58b', '#2f5d7a', 0, 2),
        27,
      ),
  ),
  ...series(
    1220,
    2,
    9,
    'city_service',
    'hospital',
    ['Hospital with a green emergency entrance', 'Four-storey hospital in white brick'],
    (occasion) =>
      civicScene(
        occasion,
        (random) =>
          publicBuilding(
            random,
            'HOSPITAL',
            occasion.variant ? '#e2ded3' : '#c9b9a2',
            occasion.variant ? '#a33b2c' : '#2f7a6a',
            0,
            3 + occasion.variant,
          ),
        31,
      ),
  ),
  ...series(
    1224,
    2,
    0,
    'city_service',
    'water-tower',
    ['Water tower above the trees', 'Blue-banded water tower'],
    waterTower,
  ),
  ...series(
    1228,
    2,
    6,
    'city_service',
    'recycling',
    ['Green recycling truck with bins at the kerb', 'Teal recycling truck on a residential street'],
    recycling,
  ),
  ...series(
    1232,
    2,
    3,
    'city_service',
    'power-hydro',
    ['Power lines over fields', 'Pylons of a hydro line below hills'],
    powerLines,
  ),
  ...series(
    1236,
    2,
    4,
    'city_service',
    'snow-plough',
    ['Yellow snow plough clearing a street', 'Orange snow plough on a winter street'],
    (occasion) =>
      snowPlough({ ...occasion, hour: occasion.variant ? 'overcast' : 'winter', season: 'winter' }),
  ),
  ...series(
    1240,
    2,
    9,
    'city_service',
    'park',
    [
      'Park with a pond, swings and benches',
      'City park with a path to the water',
      'Park lawn with lamps and a playground',
    ],
    park,
  ),
  ...series(
    1244,
    2,
    0,
    'city_service',
    'transit',
    ['Bus shelter with a bench on a quiet street', 'Transit stop under a street tree'],
    (occasion) => transitScene(occasion, transitStop()),
  ),
];
