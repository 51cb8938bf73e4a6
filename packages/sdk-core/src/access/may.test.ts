import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actions, groups } from '../vocabulary/groups.ts';
import type { GuardedObject, Person } from '../vocabulary/rights.ts';
import { defaultLevel, listForeignLevels } from './group-levels.ts';
import { groupAsObject, may, mayIn, permissionsOn } from './may.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const past = '2026-11-22T12:00:00.000Z';
const future = '2026-11-22T12:00:00.001Z';

const action = fc.constantFrom(...actions);
const group = fc.constantFrom(...groups);
const end = fc.constantFrom(null, past, future);
const permissions = fc.subarray([...actions]);
const grant = fc.record({ permissions, endsAt: end });
const groupGrants = fc.array(fc.record({ name: group, permissions, endsAt: end }), {
  maxLength: 4,
});
const person: fc.Arbitrary<Person> = fc.record({ id: fc.nat({ max: 3 }), groups: groupGrants });
const guarded: fc.Arbitrary<GuardedObject> = fc.record({
  ownerId: fc.option(fc.nat({ max: 3 })),
  isPublic: fc.boolean(),
  group: fc.option(group),
  grant: fc.option(grant),
});

/** A person whom nothing lets in by itself: no administrator, not the owner, nothing granted. */
const stranger: Person = { id: 7, groups: [] };
const hidden: GuardedObject = { ownerId: 1, isPublic: false, group: null, grant: null };

test('a visitor may read what is public, and nothing else', () => {
  fc.assert(
    fc.property(guarded, action, (object, wish) => {
      expect(may(null, wish, object, now)).toBe(wish === 'read' && object.isPublic);
    }),
  );
});

test('whoever has nothing is let in as a visitor is', () => {
  fc.assert(
    fc.property(guarded, action, (object, wish) => {
      const bare = { ...object, grant: null };
      expect(may(stranger, wish, bare, now)).toBe(may(null, wish, bare, now));
    }),
  );
});

test('whatever is granted on it lets its holder read it, until it ends', () => {
  fc.assert(
    fc.property(action, (one) => {
      const granted = { ...hidden, grant: { permissions: [one], endsAt: future } };
      expect(may(stranger, 'read', granted, now)).toBe(true);
      expect(
        may(stranger, 'read', { ...granted, grant: { permissions: [one], endsAt: past } }, now),
      ).toBe(false);
    }),
  );
});

test('in a group, changing and deleting lets a member read, creating alone does not', () => {
  const readBy = (one: (typeof actions)[number]) => {
    const groups = [{ name: 'city_administrators' as const, permissions: [one], endsAt: null }];
    return may({ ...stranger, groups }, 'read', { ...hidden, group: 'city_administrators' }, now);
  };
  expect(actions.filter(readBy)).toEqual(['read', 'write', 'delete', 'administration']);
});

test('another permission never takes one away', () => {
  fc.assert(
    fc.property(person, guarded, permissions, action, (who, object, more, wish) => {
      const held = object.grant ?? { permissions: [], endsAt: null };
      const before = { ...object, grant: { ...held, endsAt: null } };
      const wider = { permissions: [...held.permissions, ...more], endsAt: null };
      fc.pre(may(who, wish, before, now));
      expect(may(who, wish, { ...before, grant: wider }, now)).toBe(true);
    }),
  );
});

test('another membership never takes one away', () => {
  fc.assert(
    fc.property(person, guarded, groupGrants, action, (who, object, more, wish) => {
      fc.pre(may(who, wish, object, now));
      expect(may({ ...who, groups: [...who.groups, ...more] }, wish, object, now)).toBe(true);
    }),
  );
});

test('administration implies every action, on the object and in its group', () => {
  const full = { permissions: ['administration'] as const, endsAt: future };
  fc.assert(
    fc.property(person, guarded, action, group, (who, object, wish, name) => {
      expect(may(who, wish, { ...object, grant: full }, now)).toBe(true);
      const leader = { ...who, groups: [{ name, ...full }] };
      expect(may(leader, wish, { ...object, group: name }, now)).toBe(true);
    }),
  );
});

test('the owner and administrators may do everything', () => {
  fc.assert(
    fc.property(person, guarded, action, permissions, (who, object, wish, level) => {
      expect(may(who, wish, { ...object, ownerId: who.id }, now)).toBe(true);
      const membership = { name: 'administrators', permissions: level, endsAt: null } as const;
      expect(may({ ...who, groups: [membership] }, wish, object, now)).toBe(true);
    }),
  );
});

test('a grant that ended counts as none, to the millisecond', () => {
  fc.assert(
    fc.property(person, guarded, permissions, action, (who, object, level, wish) => {
      const ended = { ...object, grant: { permissions: level, endsAt: past } };
      expect(may(who, wish, ended, now)).toBe(may(who, wish, { ...object, grant: null }, now));
      const without = { ...who, groups: who.groups.filter(({ endsAt }) => endsAt !== past) };
      expect(may(who, wish, object, now)).toBe(may(without, wish, object, now));
    }),
  );
});

test('rights in one group are none in another', () => {
  fc.assert(
    fc.property(group, group, action, (own, other, wish) => {
      fc.pre(own !== other && own !== 'administrators');
      const membership = { name: own, permissions: ['administration'], endsAt: null } as const;
      expect(mayIn({ id: 7, groups: [membership] }, wish, other, now)).toBe(false);
    }),
  );
});

test('what one may do is told in full, administration alone standing for all', () => {
  fc.assert(
    fc.property(person, guarded, action, (who, object, wish) => {
      const told = permissionsOn(who, object, now);
      expect(new Set(told).size).toBe(told.length);
      const isTold = told.includes(wish) || told.includes('administration');
      expect(may(who, wish, object, now)).toBe(isTold);
    }),
  );
  expect(permissionsOn(stranger, { ...hidden, isPublic: true }, now)).toEqual(['read']);
});

test.each([
  ['administrators', 'administration', true],
  ['merchants', 'create', true],
  ['merchants', 'administration', false],
  ['partners', 'create', true],
  ['city_administrators', 'create', true],
  ['city_administrators', 'write', false],
] as const)('a new member of %s and %s: %s', (name, wish, isAllowed) => {
  const member = { id: 7, groups: [{ name, permissions: defaultLevel(name), endsAt: null }] };
  expect(mayIn(member, wish, name, now)).toBe(isAllowed);
  expect(may(member, 'read', hidden, now)).toBe(name === 'administrators');
});

test('levels are those of the specification', () => {
  expect(listForeignLevels('merchants', ['create', 'write', 'administration'])).toEqual(['write']);
  expect(listForeignLevels('administrators', ['create'])).toEqual(['create']);
  expect(listForeignLevels('city_administrators', actions)).toEqual([]);
  for (const name of groups) expect(listForeignLevels(name, defaultLevel(name))).toEqual([]);
  expect(groupAsObject('partners')).toMatchObject({ ownerId: null, isPublic: false });
});
