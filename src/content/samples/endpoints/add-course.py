import os
import requests

key = os.environ["SITENAME_KEY"]
reply = requests.post(
    "https://api.host.example/api/v1/courses",
    headers={"Authorization": f"Bearer {key}"},
    json={
        "title": "Algebra, Grade 10",
        "description": "Quadratics, line by line",
        "level": "intermediate",
        "aiTutoringEnabled": True,
        "tags": ["algebra", "grade 10"],
    },
)
print(reply.json())
