"""What Schemathesis has to know of Osta besides its API document."""

import itertools
import uuid

import schemathesis

calls = itertools.count(1)


@schemathesis.hook
def before_call(context, case, kwargs):
    """Sends each call from a network of its own, and as an intention of its own.

    Guests are limited by their address. A key that was sent before is refused, so that what a command does would
    be seen once.
    """
    call = next(calls)
    case.headers["x-forwarded-for"] = f"10.{call >> 16 & 255}.{call >> 8 & 255}.{call & 255}"
    meta = case.meta
    if meta is not None and meta.generation.mode.is_positive and "idempotency-key" in case.headers:
        case.headers["idempotency-key"] = str(uuid.uuid5(uuid.NAMESPACE_OID, str(call)))


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Lets a request be refused for a rule that the document only announces: `x-more-rules`."""
    if type(failure).__name__ != "RejectedPositiveData" or response.status_code != 400:
        return True
    problem = response.json()
    fields = problem.get("fields")
    if problem.get("code") != "VALIDATION_FAILED" or not fields:
        return True
    announced = rules_of(case.operation)
    return not all(any(fits(rule, field["field"]) for rule in announced) for field in fields)


def rules_of(operation):
    """Returns the places with more rules than their schema says, as the fields of a problem name them."""
    document = operation.schema.raw_schema
    found = document["paths"][operation.path][operation.method.lower()]
    places = [["query"]] if found.get("x-more-rules") else []
    for parameter in found.get("parameters", []):
        collect(document, parameter["schema"], [parameter["in"], parameter["name"]], places)
    for content in found.get("requestBody", {}).get("content", {}).values():
        collect(document, content["schema"], ["body"], places)
    return places


def collect(document, schema, place, places):
    """Adds the marked places of a schema; `*` stands for any member."""
    if "$ref" in schema:
        schema = document["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]]
    if schema.get("x-more-rules"):
        places.append(place)
    for name, member in schema.get("properties", {}).items():
        collect(document, member, [*place, name], places)
    for several in ("items", "additionalProperties"):
        if isinstance(schema.get(several), dict):
            collect(document, schema[several], [*place, "*"], places)
    for kind in ("anyOf", "oneOf", "allOf"):
        for member in schema.get(kind, []):
            collect(document, member, place, places)


def fits(rule, field):
    """Returns whether a field is the place of a rule, or within it: a rule about a whole may name a part."""
    parts = field.split(".")
    return len(parts) >= len(rule) and all(
        expected in ("*", part) for expected, part in zip(rule, parts)
    )
