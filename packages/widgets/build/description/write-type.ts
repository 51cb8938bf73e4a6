import ts from 'typescript';

const { TypeFlags } = ts;

/**
 * A type as a reader wants it: members and values written out at the top, names where they nest,
 * `{ total: number; isCapped: boolean }`.
 */
export function writeType(checker: ts.TypeChecker, type: ts.Type, isNested = false): string {
  const write = (inner: ts.Type) => writeType(checker, inner, true);
  if (type.flags & TypeFlags.Boolean) return 'boolean';
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (type.isUnion() && type.types.every((part) => part.flags & TypeFlags.StringLiteral))
    return type.types.map(write).sort().join(' | ');
  if (type.isUnion() && !type.aliasSymbol)
    return withoutDoubles(type.types.map(write)).toSorted().join(' | ');
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    return item ? `readonly ${parenthesised(write(item))}[]` : 'readonly unknown[]';
  }
  const isNamed = type.aliasSymbol !== undefined || type.symbol?.name.startsWith('__') === false;
  const isOpen = type.flags & TypeFlags.Object && checker.getPropertiesOfType(type).length > 0;
  if (!isOpen || (isNested && isNamed) || type.getCallSignatures().length > 0) {
    return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }
  const members = membersOf(checker, type).map((member) => {
    const isOptional = member.flags & ts.SymbolFlags.Optional;
    const value = checker.getTypeOfSymbol(member);
    return `${member.name}${isOptional ? '?' : ''}: ${write(isOptional ? checker.getNonNullableType(value) : value)}`;
  });
  return `{ ${members.join('; ')} }`;
}

/** In the order of their declaration; those of a mapped type by name, as the compiler has no order. */
function membersOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Symbol[] {
  const members = checker.getPropertiesOfType(type);
  const isWritten = members.every(
    ({ valueDeclaration }) => valueDeclaration && ts.isPropertySignature(valueDeclaration),
  );
  return isWritten ? members : members.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** `true | false` beside other types is one boolean. */
function withoutDoubles(parts: readonly string[]): readonly string[] {
  const isBoolean = parts.includes('true') && parts.includes('false');
  return isBoolean
    ? [...parts.filter((part) => part !== 'true' && part !== 'false'), 'boolean']
    : parts;
}

function parenthesised(text: string): string {
  return text.includes(' | ') ? `(${text})` : text;
}
