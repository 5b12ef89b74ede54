import os
import requests

key = os.environ["SITENAME_KEY"]
reply = requests.post(
    "https://api.host.example/api/v1/ai/tutor",
    headers={"Authorization": f"Bearer {key}"},
    json={
        "studentId": "stu_2041",
        "courseId": "crs_118",
        "topic": "Factoring quadratics",
        "adaptiveMode": True,
        "learningStyle": "visual",
    },
)
print(reply.json())
