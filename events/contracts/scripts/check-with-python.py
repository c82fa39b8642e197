"""Reads the JSON Schemas of the events with Python's jsonschema, and checks every golden fixture with them.

    npm run check:python -w @osta/contracts

Exit code 1 when a schema cannot be read, or refuses what it has to take.
"""

import json
import pathlib
import sys

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

root = pathlib.Path(__file__).resolve().parent.parent
schemas = [json.loads(file.read_text("utf-8")) for file in sorted((root / "schemas").glob("*.json"))]
registry = Registry().with_resources((schema["$id"], Resource.from_contents(schema)) for schema in schemas)
faults = []
checked = 0

for schema in schemas:
    Draft202012Validator.check_schema(schema)
for file in sorted((root / "fixtures").glob("*/*/*/*.json")):
    content = json.loads(file.read_text("utf-8"))
    if "type" not in content or "valid" != file.parent.name:
        continue
    # As a reader of the broker would: by the dataschema of the event
    reference = {"$ref": f"urn:osta:schema:{content['type']}#/properties/data"}
    checked += 1
    for error in Draft202012Validator(reference, registry=registry).iter_errors(content["data"]):
        faults.append(f"{file.relative_to(root)}: {error.message}")

print("\n".join([*faults, f"{len(schemas)} schemas, {checked} fixtures, {len(faults)} faults"]))
sys.exit(1 if faults or checked == 0 else 0)
